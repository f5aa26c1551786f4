import { LANGUAGES } from '@bretwalda/text';
import { z } from 'zod';
import { open, router, signedIn } from '../trpc.ts';
import { id } from './fields.ts';

const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === count);

const push = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  /** As its owner calls the browser. */
  device: z.string().trim().max(60).default(''),
});

const language = z.enum(LANGUAGES.map((one) => one.id) as [string, ...string[]]);
const inLanguage = language.default('en');

/** How a player wants to be told. */
const way = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), body: push, language: inLanguage }),
  z.strictObject({
    kind: z.literal('mail'),
    body: z.strictObject({ address: z.email().max(200) }),
    language: inLanguage,
  }),
  z.strictObject({
    kind: z.literal('webhook'),
    body: z.strictObject({ url: z.url({ protocol: /^https$/ }).max(1000) }),
    language: inLanguage,
  }),
]);

const one = z.strictObject({ way: id });

/** What players are told outside the page, and how. */
export const noticesRouter = router({
  unseen: signedIn.query(({ ctx }) => ctx.services.world.notices.unseen(ctx.visitor.id)),

  /** The page of a game is open and in front. */
  look: signedIn
    .input(z.strictObject({ id }))
    .mutation(({ ctx, input }) => ctx.services.world.notices.look(ctx.visitor.id, input.id)),

  /** A notice has been read; null: all of them. */
  see: signedIn
    .input(z.strictObject({ notice: z.string().max(60).nullable() }))
    .mutation(({ ctx, input }) => ctx.services.world.notices.see(ctx.visitor.id, input.notice)),

  /** Whoever has sent an invitation is not heard any more. */
  block: signedIn
    .input(z.strictObject({ notice: z.string().max(60) }))
    .mutation(({ ctx, input }) => ctx.services.world.notices.blockSender(ctx.visitor.id, input.notice)),

  /** By which ways this server can tell anybody anything. */
  offered: open.query(({ ctx: { services } }) => ({
    push: services.pushKey,
    mail: services.world.ways.hasMail,
  })),

  ways: signedIn.query(({ ctx }) => ctx.services.world.ways.all(ctx.visitor.id)),

  addWay: signedIn.input(way).mutation(({ ctx, input }) => ctx.services.world.ways.add(ctx.visitor, input)),

  sendCode: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.ways.sendCode(ctx.visitor, input.way)),

  confirmWay: signedIn
    .input(z.strictObject({ way: id, code: z.string().regex(/^\d{6}$/) }))
    .mutation(({ ctx, input }) => ctx.services.world.ways.confirm(ctx.visitor.id, input.way, input.code)),

  setLanguage: signedIn
    .input(z.strictObject({ language }))
    .mutation(({ ctx, input }) => ctx.services.world.ways.setLanguage(ctx.visitor.id, input.language)),

  dropWay: signedIn
    .input(one)
    .mutation(({ ctx, input }) => ctx.services.world.ways.drop(ctx.visitor.id, input.way)),
});

import { randomBytes, randomInt } from 'node:crypto';
import { createPlaceholderEmail } from '@better-auth/core/utils/email';
import { z } from 'zod';

/** What people at a table are called. */

const LEAST = 3;
const MOST = 24;

/** Letters of the Latin script only: a name cannot be made to look like another one with letters of a different script. */
const NAME = /^[\p{Script=Latin}0-9](?:[\p{Script=Latin}0-9._' -]*[\p{Script=Latin}0-9.])?$/u;

export const nameSchema = z
  .string()
  .max(200)
  .transform((text) => text.normalize('NFKC').replace(/\s+/g, ' ').trim())
  .refine((name) => name.length >= LEAST && name.length <= MOST && NAME.test(name));

export const passwordSchema = z.string().min(8).max(128);
export const emailSchema = z.email().max(200);

/** Names that differ only in this form would be taken for one another. */
export const keyOfName = (name: string): string =>
  name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC').toLowerCase();

export const guestName = (): string => `Guest ${randomInt(1000, 10_000)}`;

export const isGuestName = (name: string): boolean => /^guest\b/.test(keyOfName(name));

/** The library wants an e-mail address for everybody; one that nobody can have stands for none. */
export const noEmail = (): string =>
  createPlaceholderEmail({ identifier: randomBytes(12).toString('hex'), namespace: 'name' });

export const isRealEmail = (email: string): boolean => !email.endsWith('.invalid');

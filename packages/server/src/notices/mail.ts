import type { Letter, Post } from '../accounts/post.ts';
import type { Notice, Way } from './notice.ts';

export const MAIL_PAUSE_MS = 60_000;

/** E-mail; at most one a minute to anybody. */
export const mailWay = (
  send: Post,
  letterFor: (notice: Notice, language: string) => Promise<Omit<Letter, 'to'>>,
): Way => ({
  kind: 'mail',
  pause: MAIL_PAUSE_MS,
  async send({ address, language }, notice) {
    await send({ to: String(address), ...(await letterFor(notice, language)) });
    return true;
  },
});

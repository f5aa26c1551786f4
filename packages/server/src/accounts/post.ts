import { LANGUAGES } from '@bretwalda/text';
import { createTransport } from 'nodemailer';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a letter, or throws. */
export type Post = (letter: Letter) => Promise<void>;

export function postThrough(url: string, from: string): Post {
  const transport = createTransport(url);
  return async (letter) => void (await transport.sendMail({ from, ...letter }));
}

/** Where somebody chooses a new password; the page knows the way. */
export const resetAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}/#/online/password/${token}`;

/** In the first language of the reader's browser that there is. */
export async function resetLetter(
  to: string,
  name: string,
  address: string,
  accepted: string | null,
): Promise<Letter> {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = wanted.flatMap((id) => LANGUAGES.filter((one) => one.id === id))[0];
  const words = await (language ?? LANGUAGES[0])?.all();
  if (!words) throw new Error('There are no words for letters.');
  const { letters } = words;
  return { to, ...letters.newPassword(name, address) };
}

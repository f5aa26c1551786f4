import type { Post } from '../accounts/post.ts';
import type { Config } from '../config.ts';
import { mailWay } from './mail.ts';
import type { Way } from './notice.ts';
import { type PushKeys, pushWay } from './push.ts';
import { webhookWay } from './webhook.ts';
import { Wording } from './words.ts';

/** The ways that a server can go with what it was told: letters need a link by which to come back. */
export function usualWays(
  { publicUrl, mailFrom }: Config,
  keys: PushKeys,
  post: Post | undefined,
  now: () => number,
): readonly Way[] {
  const wording = new Wording(publicUrl, now);
  const [mailbox = mailFrom] = /[^\s<>]+@[^\s<>]+/.exec(mailFrom) ?? [];
  const contact = publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailbox}`;
  return [
    pushWay({ keys, contact, wordsFor: wording.push }),
    webhookWay(wording.words),
    ...(post ? [mailWay(post, wording.letter)] : []),
  ];
}

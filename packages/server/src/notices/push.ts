import webPush from 'web-push';
import type { Query } from '../db/database.ts';
import type { Notice, Way } from './notice.ts';
import { ClosedAddress, post, type Resolve, targetOf } from './target.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys by which browsers know this server; made once, kept in the database for all its processes. */
export async function pushKeys(query: Query): Promise<PushKeys> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await query(`insert into kept_secret (name, body) values ('push', $1) on conflict do nothing`, [
    JSON.stringify({ publicKey, privateKey }),
  ]);
  const [row] = await query<{ body: PushKeys }>(`select body from kept_secret where name = 'push'`);
  return row?.body ?? { publicKey, privateKey };
}

/** What the page's service worker shows: words, and where a click leads within the page. */
export interface PushWords {
  readonly title: string;
  readonly line: string;
  readonly path: string;
  /** A later notice with the same one takes the place of an earlier. */
  readonly tag: string;
}

interface PushParts {
  readonly keys: PushKeys;
  /** An address of the operator, for the services that deliver it. */
  readonly contact: string;
  readonly wordsFor: (notice: Notice, language: string) => Promise<PushWords>;
  readonly resolve?: Resolve;
}

const GONE = [404, 410];
const DAY_S = 86_400;

/** Web push: encrypted for one browser, delivered by the service that this browser has named. */
export const pushWay = ({ keys, contact, wordsFor, resolve }: PushParts): Way => ({
  kind: 'push',
  pause: 0,
  async send({ endpoint, keys: own, language }, notice) {
    const words = JSON.stringify(await wordsFor(notice, language));
    try {
      const target = await targetOf(String(endpoint), resolve);
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: String(endpoint), keys: own as webPush.PushSubscription['keys'] },
        words,
        { vapidDetails: { subject: contact, ...keys }, TTL: DAY_S },
      );
      const message = { headers: headers as Record<string, string>, body: body ?? '' };
      const status = await post(target, message);
      if (GONE.includes(status)) return false;
      if (status < 200 || status >= 300) throw new Error(`The push service answered ${status}.`);
      return true;
    } catch (error) {
      if (error instanceof ClosedAddress) return false;
      throw error;
    }
  },
});

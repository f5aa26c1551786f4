import type { Attempts } from './accounts/attempts.ts';
import type { Auth } from './accounts/auth.ts';
import type { People } from './accounts/people.ts';
import type { Post } from './accounts/post.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Log } from './log.ts';
import type { World } from './world.ts';

/** All that one process of the server is made of, beneath what it speaks. */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly world: World;
  readonly auth: Auth;
  readonly people: People;
  /** How letters are sent; undefined: not at all. */
  readonly post: Post | undefined;
  readonly attempts: Attempts;
  /** By which browsers know this server when it pushes notices to them. */
  readonly pushKey: string;
}

/** How a tab came to play a game: nobody else did, another tab gave it up, or a third tab was faster. */
export type Taken = 'first' | 'after' | 'lost';

interface Call {
  readonly take: string;
  readonly by: string;
}

interface Channel {
  onmessage: ((event: MessageEvent<Call>) => void) | null;
  postMessage(call: Call): void;
  close(): void;
}

/** What a browser offers for it; either may be missing. */
export interface Means {
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly channel: (() => Channel) | undefined;
}

const browser = (): Means => ({
  // Only pages with a secure address have locks.
  locks: globalThis.navigator?.locks,
  channel: globalThis.BroadcastChannel && (() => new BroadcastChannel('bretwalda.games') as Channel),
});

/** A tab that sleeps does not answer; it has saved when it was left. */
const PATIENCE = 1500;
/** Without locks nobody knows whether there is another tab: it gets this long to save. */
const QUIET = 300;

/**
 * One tab plays a game: the one that opened it last. It calls for the game, and whoever has it saves first and gives it
 * up then, so that the new tab can read everything.
 */
export class TabLock {
  private readonly game: string;
  private readonly onLost: () => Promise<void>;
  private readonly means: Means;
  private readonly patience: number;
  private readonly me = Math.random().toString(36).slice(2);
  private readonly channel: Channel | undefined;
  private state: 'waiting' | 'held' | 'over' = 'waiting';
  private free: () => void = () => {};

  /** `onLost`: another tab wants the game. Save what there is, and play no more. */
  constructor(game: string, onLost: () => Promise<void>, means: Means = browser(), patience = PATIENCE) {
    this.game = game;
    this.onLost = onLost;
    this.means = means;
    this.patience = patience;
    this.channel = means.channel?.();
    if (this.channel)
      this.channel.onmessage = ({ data }) => {
        if (data.take === this.game && data.by !== this.me) void this.lose();
      };
  }

  async take(): Promise<Taken> {
    const { locks } = this.means;
    if (!locks) return this.takeUnlocked();
    if (await this.held({ ifAvailable: true })) return this.settled('first');
    if (this.state === 'over') return 'lost';
    this.call();
    const asked = await this.held({ signal: AbortSignal.timeout(this.patience) });
    if (!asked && this.state === 'waiting') await this.held({ steal: true });
    return this.settled('after');
  }

  /** This tab leaves the game. */
  release(): void {
    this.state = 'over';
    this.free();
    this.channel?.close();
  }

  private settled(how: Taken): Taken {
    return this.state === 'held' ? how : 'lost';
  }

  private call(): void {
    this.channel?.postMessage({ take: this.game, by: this.me });
  }

  private async takeUnlocked(): Promise<Taken> {
    if (this.channel) {
      this.call();
      await new Promise((resolve) => setTimeout(resolve, QUIET));
    }
    if (this.state === 'waiting') this.state = 'held';
    return this.settled(this.channel ? 'after' : 'first');
  }

  /** Resolves as soon as the lock is ours, or it is clear that it will not be; it is kept until `free`. */
  private held(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const keep = (lock: Lock | null) => {
        if (lock === null || this.state === 'over') return resolve(false);
        this.state = 'held';
        return new Promise<void>((done) => {
          this.free = done;
          resolve(true);
        });
      };
      const broken = () => {
        if (this.state === 'held') void this.lose(); // somebody lost patience
        resolve(false);
      };
      void this.means.locks?.request(`bretwalda.game.${this.game}`, options, keep).catch(broken);
    });
  }

  private async lose(): Promise<void> {
    if (this.state === 'over') return;
    const had = this.state === 'held';
    this.state = 'over';
    if (had) await this.onLost().catch(() => {}); // storage tells about its refusals itself
    this.free();
    this.channel?.close();
  }
}

/** What players are told outside the game they look at. */
export const NOTICES = ['your-turn', 'reminder', 'game-over', 'invitation', 'replacement-wanted'] as const;
export type NoticeKind = (typeof NOTICES)[number];

export interface NoticeBody {
  /** Of an invitation: who asks, and the link of the table. */
  readonly by?: string;
  readonly from?: string;
  readonly invitation?: string;
  /** Of a reminder: until when there is time. */
  readonly deadline?: string;
  /** Whose seat is free. */
  readonly name?: string;
}

export interface Notice {
  readonly id: string;
  readonly userId: string;
  readonly gameId: string;
  readonly kind: NoticeKind;
  readonly body: NoticeBody;
  readonly at: Date;
  /** The name of the table; empty: it is called after its scenario. */
  readonly title: string;
  readonly scenario: string;
}

/** A way to somebody: web push, e-mail, webhook. */
export interface Way {
  readonly kind: WayKind;
  /** How long after one message the next may follow, in milliseconds. */
  readonly pause: number;
  /** False: it is gone for good. */
  readonly send: (body: WayBody, notice: Notice) => Promise<boolean>;
}

export const WAYS = ['push', 'mail', 'webhook'] as const;
export type WayKind = (typeof WAYS)[number];

/** Where a way leads, and in which language its owner reads. What else it has depends on its kind. */
export interface WayBody {
  readonly language: string;
  readonly [more: string]: unknown;
}

/** Of `notice` joined with `game`. */
export const NOTICE = `notice.id, notice.user_id as "userId", notice.game_id as "gameId", notice.kind, notice.body, notice.at,
  game.agreed ->> 'title' as title, game.config ->> 'scenario' as scenario`;

/** Whether what a notice says is still so. */
export const HOLDS = `(
  notice.kind = 'game-over'
  or notice.kind in ('your-turn', 'reminder') and game.status = 'running' and exists (select from seat
    where seat.game_id = game.id and seat.user_id = notice.user_id and seat.bot is null and seat.seat = any (game.deciders))
  or notice.kind = 'replacement-wanted' and game.status = 'running'
  or notice.kind = 'invitation' and game.status = 'gathering' and not exists (select from seat
    where seat.game_id = game.id and seat.user_id = notice.user_id))`;

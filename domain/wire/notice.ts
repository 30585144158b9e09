import { Type, type Static } from 'typebox';
import { Hashid, Instant, oneOf, orNull } from './basics.ts';
import { NOTICE_KINDS, NOTICE_PAGES, NOTICE_WAYS } from './choices/notice.ts';

/**
 * Notices. All 'signedIn', and about the caller alone.
 *
 * - `GET /notices?before=` → NoticePage: fifty at a time, newest first.
 * - `POST /notices/read` NoticesRead → UnreadCount. A number of somebody else's changes nothing.
 * - `GET /notices/choices` → NoticeChoices; `POST /notices/choices` NoticeChoice → NoticeChoices.
 * - `GET` and `POST /notices/off/:token`, 'public': unsubscribing from mail (RFC 8058). N404 for a token that is not ours.
 */
const NoticeKind = oneOf(NOTICE_KINDS);
export type NoticeKind = Static<typeof NoticeKind>;
const NoticeWay = oneOf(NOTICE_WAYS);
export type NoticeWay = Static<typeof NoticeWay>;
const NoticePlace = oneOf(NOTICE_PAGES);
export type NoticePlace = Static<typeof NoticePlace>;

const Notice = Type.Object({
  /** Its number: the newest is the highest. */
  n: Type.Integer(),
  kind: NoticeKind,
  at: Instant,
  /** A Dutch sentence. */
  text: Type.String(),
  read: Type.Boolean(),
  page: NoticePlace,
  /** The contract it leads to, if that is its page and the reader may see it. */
  contract: orNull(Hashid),
  /** The request to sign it leads to, if the reader consents as a spouse and may not see the contract. */
  signing: Type.Optional(Hashid),
});
export type Notice = Static<typeof Notice>;

/** `next`: the value of `before` for older ones; null at the end. */
export const NoticePage = Type.Object({
  notices: Type.Array(Notice),
  next: orNull(Type.Integer()),
  unread: Type.Integer(),
});
export type NoticePage = Static<typeof NoticePage>;

export const NoticeQuery = Type.Object(
  { before: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,14}$' })) },
  { additionalProperties: false },
);

/** The body of POST /notices/read: all up to this one. */
export const NoticesRead = Type.Object({ until: Type.Integer({ minimum: 1 }) }, { additionalProperties: false });
export type NoticesRead = Static<typeof NoticesRead>;

export const UnreadCount = Type.Object({ unread: Type.Integer() });
export type UnreadCount = Static<typeof UnreadCount>;

/** The body of POST /notices/choices. */
export const NoticeChoice = Type.Object({ kind: NoticeKind, way: NoticeWay }, { additionalProperties: false });
export type NoticeChoice = Static<typeof NoticeChoice>;

/** Every kind for the caller, in order, with its Dutch label and the mail setting. */
export const NoticeChoices = Type.Array(
  Type.Object({ kind: NoticeKind, group: Type.String(), label: Type.String(), way: NoticeWay }),
);
export type NoticeChoices = Static<typeof NoticeChoices>;

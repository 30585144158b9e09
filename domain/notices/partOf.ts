import type { NoticeKind } from '../wire/notice.ts';

const IN_TIMELINE: readonly NoticeKind[] = ['recorded', 'record_undone', 'record_disputed'];

/**
 * The part of its page that a notice is about, as it stands at the end of an address; empty for the page as a whole. What
 * was recorded is in the timeline, which is folded until it is asked for (docs/decisions/0037).
 */
export const partOf = (kind: NoticeKind): '' | '#tijdlijn' => (IN_TIMELINE.includes(kind) ? '#tijdlijn' : '');

import type { NoticeKind } from '../wire/notice.ts';
import { NOTICES } from './catalogue.ts';
import type { NoticeFacts } from './declaration.ts';

/** The subject of the mail of a notice. */
export function subjectOf(kind: NoticeKind, { answer }: Pick<NoticeFacts, 'answer'>): string {
  const { subject, subjects } = NOTICES[kind];
  return (answer && subjects?.[answer]) ?? subject;
}

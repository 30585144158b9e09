import { stepButton } from '../../domain/nextStep/words.ts';
import { stepAsked } from '../../domain/notices/asking.ts';
import { NOTICES } from '../../domain/notices/catalogue.ts';
import { subjectOf } from '../../domain/notices/subjectOf.ts';
import type { NoticeFacts } from '../../domain/notices/declaration.ts';
import type { NoticeKind } from '../../domain/wire/notice.ts';
import { composeMail } from './layout.ts';
import type { Mail, MailPurpose } from './mail.ts';

interface To {
  email: string;
  firstname: string;
  id: number;
}

const WHY = 'Je kiest bij Profiel waarover je mail krijgt.';

/** Mails of consequence always leave on their own; the rest may become a line of one later mail. */
export const purposeOf = (kind: NoticeKind): MailPurpose => (NOTICES[kind].consequence ? 'consequence' : 'notice');

/** The mail of one notice that is sent at once. It contains no amount: that is behind the link (docs/screens.md 1). */
export const noticeMail = (
  to: To,
  notice: {
    kind: NoticeKind;
    /** The stored notice decides its subject. */
    facts: Pick<NoticeFacts, 'answer'>;
    /** If neither fits. */
    subject?: string;
    paragraphs: readonly string[];
    url: string;
    /** The list of all their notices. */
    listUrl: string;
    leaveUrl: string;
    by: number | null;
  },
): Mail => {
  const asks = stepAsked(notice.kind, notice.facts);
  return {
    ...composeMail({
      purpose: purposeOf(notice.kind),
      recipient: to.email,
      subject: notice.subject ?? subjectOf(notice.kind, notice.facts),
      firstname: to.firstname,
      paragraphs: notice.paragraphs,
      action: { label: asks === undefined ? 'Bekijk het in Onderling' : stepButton(asks), url: notice.url },
      footer: WHY,
      leaveUrl: notice.leaveUrl,
    }),
    userId: to.id,
    listUrl: notice.listUrl,
    ...(notice.by !== null && { namesId: notice.by }),
  };
};

/** The Monday mail: how often each event happened, without names, so that nobody has to be erased from it. */
export const weeklyMail = (to: To, week: { kinds: readonly NoticeKind[]; url: string; leaveUrl: string }): Mail => ({
  ...composeMail({
    purpose: 'notice',
    recipient: to.email,
    subject: 'Je week bij Onderling',
    firstname: to.firstname,
    paragraphs: ['Dit gebeurde er:', ...countedLabels(week.kinds)],
    action: { label: 'Bekijk je meldingen', url: week.url },
    footer: WHY,
    leaveUrl: week.leaveUrl,
  }),
  userId: to.id,
  listUrl: week.url,
});

/** 'Iemand wijzigt een concept (2 keer)', in the order of the catalogue. */
function countedLabels(kinds: readonly NoticeKind[]): string[] {
  return (Object.keys(NOTICES) as NoticeKind[]).flatMap((kind) => {
    const times = kinds.filter((one) => one === kind).length;
    if (times === 0) return [];
    return [times === 1 ? NOTICES[kind].label : `${NOTICES[kind].label} (${times} keer)`];
  });
}

import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { ProposalAnswer, ProposalKind } from '../../domain/wire/proposal.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './mail.ts';

/** What became of a proposal: it was made, or got its answer. */
export type ProposalStep = 'proposed' | ProposalAnswer['answer'];

export interface ProposalNews {
  step: ProposalStep;
  kind: ProposalKind;
  /** Who proposed or answered. */
  by: { firstname: string; id: number };
  isLoan: boolean;
  /** In the words of who proposed or answered; may be empty. */
  word: string;
  /** The day on which it lapses. */
  lapses: string;
  /** Of the page of the contract. */
  url: string;
}

const WHAT: Record<ProposalKind, string> = {
  rate_change: 'een andere rente',
  pause: 'een pauze',
  forgiveness: 'een deel kwijtschelden',
  correction: 'iets terugdraaien wat was afgesproken',
  terms: 'andere afspraken',
  signing: 'vastleggen dat jullie op papier hebben ondertekend',
  archive: 'het contract archiveren',
  restore: 'het contract uit het archief halen',
};

const SUBJECTS: Record<ProposalStep, string> = {
  proposed: 'Er ligt een voorstel voor je klaar bij Onderling',
  accepted: 'Een voorstel bij Onderling is aangenomen',
  refused: 'Een voorstel bij Onderling gaat niet door',
  withdrawn: 'Een voorstel bij Onderling is ingetrokken',
};

function sentences({ step, kind, by: { firstname: by }, isLoan, lapses }: ProposalNews): string[] {
  const subject = isLoan ? 'een lening' : 'een schenking';
  switch (step) {
    case 'proposed':
      return [
        `${by} doet een voorstel bij ${subject} van jullie: ${WHAT[kind]}.`,
        `Bekijk eerst wat het voor je betekent. Het telt pas als jij akkoord bent. Antwoord je niet, dan verloopt het voorstel op ${formatDateLong(lapses)}.`,
      ];
    case 'accepted':
      return [
        `Het voorstel bij ${subject} van jullie is aangenomen: ${WHAT[kind]}.`,
        `${by} legde dat vast. Het telt nu.`,
      ];
    case 'refused':
      return [`${by} is niet akkoord met het voorstel bij ${subject} van jullie: ${WHAT[kind]}. Er verandert niets.`];
    case 'withdrawn':
      return [`${by} trok het voorstel bij ${subject} van jullie in: ${WHAT[kind]}. Er verandert niets.`];
  }
}

/** Tells a party of a contract of a proposal, or of its answer; the amounts are behind the link (docs/screens.md 1). */
export function proposalMail(to: { email: string; firstname: string; id: number }, news: ProposalNews): Mail {
  const { step, by, word, url } = news;
  return {
    ...composeMail({
      purpose: 'notice',
      recipient: to.email,
      subject: SUBJECTS[step],
      greeting: `Hallo ${to.firstname},`,
      paragraphs: [...sentences(news), ...(word === '' ? [] : [`${by.firstname} schreef erbij: ‘${word}’`])],
      action: { label: step === 'proposed' ? 'Bekijk het voorstel' : 'Bekijk het contract', url },
      footer: 'Je krijgt deze mail omdat je in dit contract staat.',
    }),
    userId: to.id,
    namesId: by.id,
  };
}

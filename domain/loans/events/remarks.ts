import { MAX_AMOUNT_CENTS } from '../../money/amount.ts';
import { type FieldErrors, fieldErrors } from '../../rules/fieldErrors.ts';
import { plainText } from '../../rules/plainText.ts';
import { isWholeBetween } from '../../rules/wholeNumber.ts';
import type { LoanEvent, Remark } from '../../wire/event.ts';
import type { RemarkDraft } from '../../wire/remarkDraft.ts';
import type { PaperEvent } from '../../wire/paperEvent.ts';
import { TOTAL_MESSAGE } from '../checkTerms.ts';
import { isAgreed } from './catalogue.ts';

const MAX_REMARK = 300;
/** A limit for one person on one record: they may object to anything, but not repeat it endlessly. */
export const MOST_REMARKS = 10;

const SAY_SOMETHING = 'Schrijf op wat je wilt zeggen.';
const SAME_AMOUNT = 'Dit bedrag staat er al. Vul het bedrag in dat het volgens jou is.';
const OWN = 'Je hebt dit zelf vastgelegd. Klopt het niet? Draai het dan terug.';
const NO_COUNT = 'Dit telt al niet mee.';
const NO_OBJECTION = 'Je hebt niet gezegd dat dit niet klopt.';
const ENOUGH = 'Je hebt hier al vaak iets over gezegd. Praat er samen over, of draai het terug.';
const BY_PROPOSAL = 'Hier waren jullie het over eens. Doe een voorstel om het te wijzigen.';

type AnyEvent = Pick<LoanEvent | PaperEvent, 'kind' | 'status' | 'recorded_by' | 'remarks'>;

/** The amount of a record; null if it has none. */
export const amountOf = (event: object): number | null =>
  'amount' in event && typeof event.amount === 'number' ? event.amount : null;

/** Whether a kind of record takes comments: jointly agreed ones change by a proposal, and a counter-entry is answered. */
export const takesRemarks = ({ kind }: Pick<AnyEvent, 'kind'>): boolean => kind !== 'correction' && !isAgreed(kind);

/** The open objections: the last word of each person, none once an amount was adopted. */
export function objections({ remarks = [] }: Pick<AnyEvent, 'remarks'>): Remark[] {
  if (remarks.some(({ says }) => says === 'adopted')) return [];
  const last = new Map<string, Remark>();
  for (const remark of remarks) if (remark.says !== 'reply') last.set(remark.by.hashid, remark);
  return [...last.values()].filter(({ says }) => says === 'wrong');
}

/** The hashids of the people who say that a record should have this amount. */
export const namedBy = (event: Pick<AnyEvent, 'remarks'>, amount: number): string[] =>
  objections(event).flatMap((one) => (one.amount === amount ? [one.by.hashid] : []));

/** The problems with a comment on a record: one Dutch sentence per field. */
export function checkRemark({ says, amount, text = '' }: RemarkDraft, event: object): FieldErrors {
  const recorded = amountOf(event);
  const named = () =>
    says !== 'wrong' || recorded === null || !isWholeBetween(amount, 1, MAX_AMOUNT_CENTS)
      ? TOTAL_MESSAGE
      : amount === recorded
        ? SAME_AMOUNT
        : null;
  return fieldErrors(
    ['amount', amount === undefined ? null : named()],
    ['text', plainText(text, MAX_REMARK) ?? (says === 'reply' && text.trim() === '' ? SAY_SOMETHING : null)],
  );
}

/** Why somebody can't comment on a record this way; null if they can. @param me their hashid */
export function refusalOfRemark(
  { kind, status, recorded_by, remarks = [] }: AnyEvent,
  says: RemarkDraft['says'],
  me: string,
): string | null {
  if (!takesRemarks({ kind })) return BY_PROPOSAL;
  if (says === 'wrong' && recorded_by.hashid === me) return OWN;
  if (says === 'wrong' && status === 'refused') return NO_COUNT;
  if (says === 'right' && !objections({ remarks }).some(({ by }) => by.hashid === me)) return NO_OBJECTION;
  return remarks.filter(({ by }) => by.hashid === me).length >= MOST_REMARKS ? ENOUGH : null;
}

/** Whether a reader who did not record it can object. */
export const mayObject = (event: AnyEvent, me: string): boolean =>
  refusalOfRemark(event, 'wrong', me) === null && !objections(event).some(({ by }) => by.hashid === me);

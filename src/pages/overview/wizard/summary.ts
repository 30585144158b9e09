import { isLoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullName } from '../../../../domain/names/name.ts';
import { formatPercent } from '../../../../domain/rates/percent.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import type { Step } from './wizardAddress.ts';
import type { WizardValues } from './wizardValues.ts';

export interface SummaryBlock {
  step: Step;
  /** In sentences: nothing is asked again. */
  lines: string[];
}

function names(hashids: readonly string[], people: readonly OwnUser[]): string {
  return hashids.flatMap((hashid) => people.filter((person) => person.hashid === hashid).map(fullName)).join(' en ');
}

const day = (date: string) => (date === '' ? null : formatDateLong(date));

function termLines({ type, total, contract }: WizardValues): string[] {
  const { signed_date, gift_date, purpose, exclusion_clause, revocable, counts_toward_estate } = contract;
  const { start_date, first_payment_date, rate_millipercent, term_months, own_home } = contract;
  const loan = type !== '' && isLoanType(type);
  const lines = loan
    ? [
        text.summary.loan(formatEuro(total ?? 0), formatPercent(rate_millipercent ?? 0), text.summary.term(term_months ?? 0)),
        text.summary.dates(formatDateLong(start_date), formatDateLong(first_payment_date)),
        own_home ? text.summary.ownHome : null,
      ]
    : [
        text.summary.gift(formatEuro(total ?? 0), day(gift_date)),
        exclusion_clause === 'none' ? null : text.summary.exclusion[exclusion_clause as 'soft' | 'hard'],
        revocable ? text.summary.revocable : null,
        counts_toward_estate ? text.summary.estate : null,
      ];
  const signed = signed_date === '' ? text.summary.unsigned : text.summary.signed(formatDateLong(signed_date));
  return [...lines, purpose.trim() === '' ? null : text.summary.purpose(purpose), signed].filter((line) => line !== null);
}

/** What was filled in, one block per step. */
export function summaryOf(values: WizardValues, people: readonly OwnUser[]): SummaryBlock[] {
  const { type, parties } = values;
  return [
    { step: 'soort', lines: type === '' ? [] : [`${text.kinds[type].title}.`] },
    { step: 'wie', lines: [text.summary.between(names(parties.from, people), names(parties.to, people), type === 'GiftContract', parties.from.length > 1)] },
    { step: 'afspraken', lines: termLines(values) },
  ];
}

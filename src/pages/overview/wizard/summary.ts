import { isLoanType } from '../../../../domain/contracts/types.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { fullName } from '../../../../domain/names/name.ts';
import { formatPercent } from '../../../../domain/rates/percent.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { clausesText } from '../../../text/clauses.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { clauseLines } from './clauseLines.ts';
import type { Step } from './wizardAddress.ts';
import type { WizardValues } from './wizardValues.ts';

const clauses = clausesText.said;

export interface SummaryBlock {
  step: Step;
  /** In sentences: nothing is asked again. */
  lines: string[];
}

function names(hashids: readonly string[], people: readonly OwnUser[]): string {
  return hashids.flatMap((hashid) => people.filter((person) => person.hashid === hashid).map(fullName)).join(' en ');
}

const day = (date: string) => (date === '' ? null : formatDateLong(date));

function loanLines({ origin, total, contract }: WizardValues): (string | null)[] {
  const {
    start_date,
    first_payment_date,
    rate_millipercent,
    term_months,
    payment_every,
    own_home,
    home_address,
    account_iban,
    taken_over,
  } = contract;
  return [
    text.summary.loan(
      formatEuro(total ?? 0),
      formatPercent(rate_millipercent ?? 0),
      text.summary.term(term_months ?? 0),
    ),
    text.summary.dates(formatDateLong(start_date), formatDateLong(first_payment_date)),
    clauses.every(clausesText.everies[payment_every]),
    origin === 'existing'
      ? clauses.takenOver(formatDateLong(taken_over.date), formatEuro(taken_over.balance ?? 0))
      : null,
    own_home ? text.summary.ownHome : null,
    own_home && home_address.trim() !== '' ? clauses.home(home_address) : null,
    account_iban === '' ? null : clauses.iban(account_iban),
  ];
}

function giftLines({ total, contract }: WizardValues): (string | null)[] {
  const { form, gift_date } = contract;
  return [
    text.summary.gift(formatEuro(total ?? 0), day(gift_date)),
    form === 'transfer' ? null : clauses.form(clausesText.forms[form]),
  ];
}

function termLines(values: WizardValues): string[] {
  const { type, contract } = values;
  const { signed_date, purpose } = contract;
  const lines = type !== '' && isLoanType(type) ? loanLines(values) : giftLines(values);
  const signed = signed_date === '' ? text.summary.unsigned : text.summary.signed(formatDateLong(signed_date));
  return [...lines, purpose.trim() === '' ? null : text.summary.purpose(purpose), signed].filter(
    (line) => line !== null,
  );
}

/** What was filled in, one block per step. */
export function summaryOf(values: WizardValues, people: readonly OwnUser[]): SummaryBlock[] {
  const { type, parties } = values;
  return [
    { step: 'soort', lines: type === '' ? [] : [`${text.kinds[type].title}.`] },
    {
      step: 'wie',
      lines: [
        text.summary.between(
          names(parties.from, people),
          names(parties.to, people),
          type === 'GiftContract',
          parties.from.length > 1,
        ),
      ],
    },
    { step: 'afspraken', lines: termLines(values) },
    { step: 'voorwaarden', lines: clauseLines(values) },
  ];
}

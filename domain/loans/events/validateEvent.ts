import type { IsoDate } from '../../dates/isoDate.ts';
import { formatEuroShort } from '../../money/format.ts';
import type { FieldErrors } from '../../rules/fieldErrors.ts';
import type { EventDraft, LoanEvent } from '../../wire/event.ts';
import { afterEnd, beforeStart } from '../daySentences.ts';
import { formIn } from '../ledger/formIn.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import type { Ledger, LedgerLoan, Problem } from '../ledger/types.ts';
import { isAhead } from './catalogue.ts';
import { checkEventFields, factsOf } from './checkEventFields.ts';
import { newTermsUnfit } from './newTerms.ts';
import { possibleRests } from './possibleRests.ts';
import { CANDIDATE, draftEvent } from './draftEvent.ts';

const LATER_MESSAGE = 'Hierdoor klopt iets niet meer wat al is vastgelegd. Draai dat eerst terug.';
const NO_TERM_MESSAGE = 'In deze dagen valt geen termijn. Kies een langere pauze.';
const NO_REPAYMENT_MESSAGE =
  'Van een aflossingsvrije lening is er tot het einde geen aflossing die kan rusten. Laat ook de rente rusten.';
const LAST_TERM_MESSAGE = 'Dit is de dag van de laatste termijn: daarna verandert er niets meer. Kies een eerdere dag.';
const IN_PAUSE_MESSAGE = 'Op deze dag rust de lening. Kies een dag na de pauze, of draai de pauze eerst terug.';
const PAID_OFF_MESSAGE = 'Op deze dag was de lening al helemaal afgelost.';

const NOT_SIGNED_MESSAGE = 'Dit is nog een concept. Leg dit vast als de overeenkomst is ondertekend.';
const NO_HOME_MESSAGE = 'Deze lening is volgens de afspraken niet voor een eigen woning. Wijzig dat eerst.';
const SOLD_MESSAGE = 'De woning was op deze dag al verkocht. Klopt dat niet, draai die verkoop dan eerst terug.';
const NOT_SOLD_MESSAGE = 'Een restschuld is er na een verkoop. Leg eerst vast op welke dag de woning is verkocht.';
const SO_ALREADY_MESSAGE = 'Dit staat al zo vast. Kies wat er daarna is gebeurd.';

const atMost = (amount: number) =>
  amount > 0 ? `Dit is meer dan er openstaat. Vul ten hoogste ${formatEuroShort(amount)} in.` : PAID_OFF_MESSAGE;

function sentence({ code, excess }: Problem, draft: EventDraft, ledger: Ledger): FieldErrors {
  const amount = 'amount' in draft ? draft.amount - excess : 0;
  switch (code) {
    case 'before_start':
      return { date: beforeStart(ledger.start) };
    case 'after_end':
      return { date: draft.date > ledger.endDate ? afterEnd(ledger.endDate) : LAST_TERM_MESSAGE };
    case 'paid_off':
      return { date: PAID_OFF_MESSAGE };
    case 'overpaid':
    case 'above_balance':
      return { amount: atMost(amount) };
    case 'too_long':
      return {
        until:
          'Met deze pauze duurt de lening langer dan 600 maanden. Kies een kortere pauze, of een gelijke einddatum.',
      };
    case 'no_own_home':
      return { became: NO_HOME_MESSAGE };
    case 'sold_before':
      return { became: SOLD_MESSAGE };
    case 'not_sold':
      return { became: NOT_SOLD_MESSAGE };
    case 'so_already':
      return { became: SO_ALREADY_MESSAGE };
    case 'in_pause':
      return { date: IN_PAUSE_MESSAGE };
    case 'overlap':
      return { date: 'In deze dagen is er al een pauze.' };
  }
}

/** @public Whether valid events have become invalid; one that was invalid before stays as it was. */
export function breaksOthers(before: Ledger, after: Ledger): boolean {
  const known = new Set(before.problems.map(({ hashid }) => hashid));
  return after.problems.some(({ hashid }) => !hashid.startsWith(CANDIDATE) && !known.has(hashid));
}

/**
 * Checks events against their loan together: the fields of each, and whether it is possible in this loan with the others.
 * Trusts nothing in the drafts.
 * @param today the date in the Netherlands
 * @returns for each one Dutch sentence per wrong field ('amount', 'date', …); empty if all is well. If they break earlier
 * records, the first event says so.
 */
export function validateEvents(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  inputs: readonly unknown[],
  today: IsoDate,
): FieldErrors[] {
  const wrong = inputs.map((input) => checkEventFields(input, today));
  if (wrong.some((fields) => Object.keys(fields).length > 0)) return wrong;
  // They passed the rules above.
  const drafts = inputs as readonly EventDraft[];
  const added = drafts.map((draft, k) => draftEvent({ date: draft.date, ...factsOf(draft) }, `${CANDIDATE}${k}`));
  const before = ledgerOf(loan, events);
  const unfit = added.map((event) => whyUnfit(loan, before, event));
  if (unfit.some((fields) => Object.keys(fields).length > 0)) return unfit;
  const after = ledgerOf(loan, [...events, ...added]);
  const problems = new Map(after.problems.map((problem) => [problem.hashid, problem]));
  const judged = drafts.map((draft, k) => {
    const own = problems.get(`${CANDIDATE}${k}`);
    return own ? sentence(own, draft, after) : {};
  });
  if (judged.every((fields) => Object.keys(fields).length === 0) && breaksOthers(before, after))
    return judged.map((fields, k) => (k === 0 ? { date: LATER_MESSAGE } : fields));
  return judged;
}

/** Why a change is impossible for this loan, whatever else is recorded. */
function whyUnfit(loan: LedgerLoan, before: Ledger, event: LoanEvent): FieldErrors {
  if (event.kind === 'home' && loan.contract.signed_date === null) return { date: NOT_SIGNED_MESSAGE };
  if (event.kind !== 'correction' && isAhead(event.kind) && event.date > before.endDate)
    return { date: afterEnd(before.endDate) };
  if (
    'until' in event &&
    !before.terms.some(({ date, number }) => number > 0 && date >= event.date && date <= event.until)
  )
    return { until: NO_TERM_MESSAGE };
  if ('rests' in event && !possibleRests(formIn(before, event.date)).includes(event.rests))
    return { rests: NO_REPAYMENT_MESSAGE };
  return event.kind === 'new_terms' ? newTermsUnfit(before, event) : {};
}

/** The same for one event. */
export function validateEvent(
  loan: LedgerLoan,
  events: readonly LoanEvent[],
  input: unknown,
  today: IsoDate,
): FieldErrors {
  const [wrong = {}] = validateEvents(loan, events, [input], today);
  return wrong;
}

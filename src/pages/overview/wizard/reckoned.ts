import { CONTRACT_TYPES } from '../../../../domain/contracts/types.ts';
import { isWholeBetween } from '../../../../domain/rules/wholeNumber.ts';
import { MAX_AMOUNT_CENTS } from '../../../../domain/money/amount.ts';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import { MAX_RATE_MILLIPERCENT } from '../../../../domain/money/percent.ts';
import { MAX_TERM_MONTHS } from '../../../../domain/loans/agreedEnd.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { EXEMPTION_CLAIMS } from '../../../../domain/wire/choices/gifts.ts';
import { wizardText } from '../../../text/wizard.ts';
import type { WizardValues } from './wizardValues.ts';

const { reckonedBeside: text } = wizardText;

/**
 * A calculation made on an open page before the login (calculators/browser.ts writes it): a draft like any other, so that
 * logging out offers to forget it.
 */
const KEPT = 'onderling.concept.rekenen';

interface Kept {
  type?: unknown;
  total?: unknown;
  contract?: { rate_millipercent?: unknown; term_months?: unknown; exemption?: unknown } | null;
  beside?: {
    extra?: { amount?: unknown; years?: unknown } | null;
    year?: unknown;
    people?: { giver?: unknown; kinship?: unknown; recipient?: unknown } | null;
    first_of?: unknown;
    forgiven?: unknown;
  } | null;
}

/** A new contract with the earlier calculation. */
interface Reckoned {
  values: WizardValues;
  /** A line for each part that does not fit in a new contract. */
  beside: readonly string[];
}

/** The most years that a page of Rekenen looks ahead, and the latest year it could have figures for. */
const MOST_YEARS = 50;
const LATEST = 2999;

/** The kept calculation, or null; one that is no valid contract today is left alone. */
function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null; // unreadable, or storage is switched off
  }
}

const whole = (value: unknown, highest: number): number | null => (isWholeBetween(value, 0, highest) ? value : null);

/** The words of a choice, if it exists. */
const wordOf = (words: Readonly<Record<string, string>>, choice: unknown): string | undefined =>
  typeof choice === 'string' && Object.hasOwn(words, choice) ? words[choice] : undefined;

/** Giver and recipient of a gift, in a line; the wizard asks for the people themselves. */
function peopleLine({ beside }: Kept): string[] {
  const giver = wordOf(text.givers, beside?.people?.giver);
  const kinship = wordOf(text.kinships, beside?.people?.kinship);
  const recipient = wordOf(text.recipients, beside?.people?.recipient);
  return giver === undefined || kinship === undefined || recipient === undefined
    ? []
    : [text.people(giver, kinship, recipient)];
}

/** The parts that do not fit in a new contract, a line each, so that nobody thinks they were agreed. */
function linesBeside(kept: Kept, today: IsoDate): string[] {
  const { beside } = kept;
  const amount = whole(beside?.extra?.amount, MAX_AMOUNT_CENTS);
  const after = whole(beside?.extra?.years, MOST_YEARS);
  const year = whole(beside?.year, LATEST);
  const firstOf = whole(beside?.first_of, MOST_YEARS);
  const forgiven = whole(beside?.forgiven, MAX_AMOUNT_CENTS);
  return [
    ...(amount !== null && after !== null ? [text.extra(formatEuroShort(amount), after)] : []),
    ...(year !== null && year !== Number(today.slice(0, 4)) ? [text.year(year)] : []),
    ...peopleLine(kept),
    ...(firstOf !== null ? [text.firstOf(firstOf)] : []),
    ...(forgiven !== null ? [text.forgiven(formatEuroShort(forgiven))] : []),
  ];
}

/** A new contract with the earlier calculation; `null` if there is none. */
export function withReckoned(values: WizardValues, today: IsoDate): Reckoned | null {
  const kept = read();
  const type = CONTRACT_TYPES.find((one) => one === kept?.type);
  if (kept === null || type === undefined) return null;
  const { contract } = kept;
  return {
    values: {
      ...values,
      type,
      total: whole(kept.total, MAX_AMOUNT_CENTS),
      contract: {
        ...values.contract,
        rate_millipercent: whole(contract?.rate_millipercent, MAX_RATE_MILLIPERCENT),
        term_months: whole(contract?.term_months, MAX_TERM_MONTHS),
        exemption: EXEMPTION_CLAIMS.find((claim) => claim === contract?.exemption) ?? values.contract.exemption,
      },
    },
    beside: linesBeside(kept, today),
  };
}

/** Forgets it once a contract was saved, or somebody starts over. */
export function forgetReckoned(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // storage is switched off: nothing was kept
  }
}

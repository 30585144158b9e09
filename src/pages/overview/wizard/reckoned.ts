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
 * What somebody reckoned on an open page before they came in (calculators/browser.ts writes it): a draft like any other, so
 * that logging out offers to forget it.
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

/** A new contract with what was reckoned before. */
interface Reckoned {
  values: WizardValues;
  /** A line for each thing of it that a new contract has no place for. */
  beside: readonly string[];
}

/** The most years that a page of Rekenen looks ahead, and the latest year of which it could have figures. */
const MOST_YEARS = 50;
const LATEST = 2999;

/** What was kept, or null; what is no contract of today is left. */
function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return typeof kept === 'object' ? kept : null;
  } catch {
    return null; // unreadable, or storage is switched off
  }
}

const whole = (value: unknown, highest: number): number | null => (isWholeBetween(value, 0, highest) ? value : null);

/** The words of a choice, of those there are. */
const wordOf = (words: Readonly<Record<string, string>>, choice: unknown): string | undefined =>
  typeof choice === 'string' && Object.hasOwn(words, choice) ? words[choice] : undefined;

/** Who gave a gift to whom, in a line; the wizard asks for the people themselves. */
function peopleLine({ beside }: Kept): string[] {
  const giver = wordOf(text.givers, beside?.people?.giver);
  const kinship = wordOf(text.kinships, beside?.people?.kinship);
  const recipient = wordOf(text.recipients, beside?.people?.recipient);
  return giver === undefined || kinship === undefined || recipient === undefined
    ? []
    : [text.people(giver, kinship, recipient)];
}

/** What a new contract has no place for, in a line each, so that nobody takes it for agreed. */
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

/** A new contract with what was reckoned before; `null` when nothing was. */
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

/** Once a contract was saved, or somebody starts over, it has served. */
export function forgetReckoned(): void {
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // storage is switched off: nothing was kept
  }
}

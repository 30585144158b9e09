import { MAX_AMOUNT_CENTS } from '../money/amount.ts';
import { parseEuro } from '../money/parse.ts';
import { parsePercent } from '../money/percent.ts';
import { isWholeBetween } from '../rules/wholeNumber.ts';

/** The input, by the name of its field: as in a form, or in the fragment of an address. */
export type Typed = Readonly<Record<string, string>>;

/** A Dutch sentence per unreadable field. */
export type Wrong = Readonly<Record<string, string>>;

/** A readable question, or the unreadable fields. */
export type Read<Question> = { question: Question } | { wrong: Wrong };

/** In cents. */
const LEAST = 100;
const TOO_LITTLE = 'Vul een bedrag in van ten minste 1 euro.';

/** Reads the fields of one question, and keeps a sentence for each that can't be read. */
export class FieldReader {
  readonly wrong: Record<string, string> = {};
  private readonly typed: Typed;

  constructor(typed: Typed) {
    this.typed = typed;
  }

  text(name: string): string {
    return this.typed[name] ?? '';
  }

  /** Whether nothing was filled in. */
  isEmpty(name: string): boolean {
    return this.text(name).trim() === '';
  }

  /** Cents; less than a euro can't be calculated here. */
  euro(name: string): number {
    const read = parseEuro(this.text(name));
    if ('error' in read) return this.refuse(name, read.error, MAX_AMOUNT_CENTS);
    return read.cents >= LEAST ? read.cents : this.refuse(name, TOO_LITTLE, MAX_AMOUNT_CENTS);
  }

  /** Thousandths of a percent. */
  percent(name: string): number {
    const read = parsePercent(this.text(name));
    return 'error' in read ? this.refuse(name, read.error, 0) : read.millipercent;
  }

  whole(name: string, lowest: number, highest: number): number {
    const number = /^\d{1,4}$/.test(this.text(name).trim()) ? Number(this.text(name)) : Number.NaN;
    if (isWholeBetween(number, lowest, highest)) return number;
    return this.refuse(name, `Vul een heel getal in van ${lowest} tot en met ${highest}.`, lowest);
  }

  /** One of a list; the first of it for anything else, which only an edited address can contain. */
  choice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]): Choice {
    return choices.find((choice) => choice === this.text(name)) ?? choices[0];
  }

  refuse<Value>(name: string, why: string, instead: Value): Value {
    this.wrong[name] = why;
    return instead;
  }

  /** The question, or the sentences about its unreadable fields. */
  done<Question>(question: Question): Read<Question> {
    return Object.keys(this.wrong).length > 0 ? { wrong: this.wrong } : { question };
  }
}

/** Notice, in months: up to three is short, for art. 15 SW 1956 (docs/domain.md 2.5). */
const NOTICE: ReadonlyMap<unknown, readonly number[]> = new Map([
  ['short_notice', [1, 2, 3]],
  ['long_notice', Array.from({ length: 21 }, (_, i) => i + 4)],
]);
/** The months that such a loan offers; none if it has no notice. */
export const noticeOf = (callable: unknown): readonly number[] => NOTICE.get(callable) ?? [];

/** The sentence for a notice that is none of these months; null if it is right. */
export function wrongNotice(value: unknown, months: readonly unknown[]): string | null {
  if (months.length === 0)
    return value === null ? null : 'Een opzegtermijn hoort alleen bij een lening die kan worden opgezegd.';
  const range = `van ${String(months[0])} tot en met ${String(months.at(-1))}`;
  return months.includes(value) ? null : `Vul een opzegtermijn in ${range} hele maanden.`;
}

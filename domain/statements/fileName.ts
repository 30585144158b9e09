import { fullName } from '../names/name.ts';
import { slug } from '../names/slug.ts';
import type { Statement } from '../wire/statement.ts';

/**
 * `jaaropgave-2025-sanne-de-vries-versie-1.pdf`; without a version `…-voorlopig.pdf` for a current year, and nothing
 * for a CSV.
 */
export function statementFileName(
  { year, person, provisional }: Pick<Statement, 'year' | 'person' | 'provisional'>,
  version: number | null,
  extension: 'pdf' | 'csv' = 'pdf',
): string {
  const state = version === null ? (provisional ? 'voorlopig' : '') : `versie-${version}`;
  return `${['jaaropgave', String(year), slug(fullName(person)), state].filter((part) => part !== '').join('-')}.${extension}`;
}

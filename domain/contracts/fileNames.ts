import { ADDENDUM_NAMES } from '../loans/events/eventWords.ts';
import { type PersonName, fullName } from '../names/name.ts';
import { slug } from '../names/slug.ts';
import type { GiftTerms } from '../wire/contract.ts';
import { contractTypeName } from './names.ts';
import { needsNotary } from './needsNotary.ts';
import type { ContractType } from './types.ts';

interface Named {
  type: ContractType;
  contract: { signed_date: string | null } & Partial<Pick<GiftTerms, 'form' | 'exemption'>>;
  parties: { to: readonly PersonName[] };
}

/**
 * The name for the files of an agreement: `schenking-sanne-de-vries-2026-04-14`; without a signed date
 * `…-concept`, and if a notary must make the deed `…-concept-voor-de-notaris`.
 */
export function agreementName({ type, contract, parties }: Named): string {
  const { form = 'transfer', exemption = 'yearly' } = contract;
  const state =
    needsNotary({ form, exemption }) === null ? (contract.signed_date ?? 'concept') : 'concept voor de notaris';
  const parts = [contractTypeName(type), ...parties.to.map(fullName), state];
  return parts
    .map(slug)
    .filter((part) => part !== '')
    .join('-');
}

/** The file name of the agreement. */
export const agreementFileName = (contract: Named): string => `${agreementName(contract)}.pdf`;

/** Its place in an archive of many: two agreements can have the same name, and the hashid tells them apart. */
export const agreementPathInZip = (contract: Named & { hashid: string }): string =>
  `contracten/${agreementName(contract)}-${contract.hashid}.pdf`;

/** The file name of the scan of a signed paper. */
export function scanFileName(contract: Named): string {
  return `${agreementName(contract)}-scan.pdf`;
}

/** The same for the document of one version: `schenking-sanne-de-vries-2026-04-14-versie-1.pdf`. */
export function documentFileName(contract: Named, version: number): string {
  return `${agreementName(contract)}-versie-${version}.pdf`;
}

const loanPaper = (what: string, date: string, { type, parties }: Pick<Named, 'type' | 'parties'>) =>
  `${[what, date, contractTypeName(type), ...parties.to.map(fullName)].map(slug).join('-')}.pdf`;

/** The file name of the addendum of a change: `aanvulling-rente-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function addendumFileName(
  loan: Pick<Named, 'type' | 'parties'>,
  { kind, date }: { kind: keyof typeof ADDENDUM_NAMES; date: string },
): string {
  return loanPaper(`aanvulling ${ADDENDUM_NAMES[kind]}`, date, loan);
}

/** The file name of the standing of a loan on a day: `stand-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function standingFileName(loan: Pick<Named, 'type' | 'parties'>, date: string): string {
  return loanPaper('stand', date, loan);
}

/** The same for its dossier: `dossier-2026-06-01-lineaire-lening-sanne-de-vries.pdf`. */
export function dossierFileName(loan: Pick<Named, 'type' | 'parties'>, date: string): string {
  return loanPaper('dossier', date, loan);
}

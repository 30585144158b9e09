import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { SignerRole } from '../../domain/wire/choices/signing.ts';
import type { PrintedParty } from '../db/signingSchema.ts';
import { ROLES } from '../pdf/evidencePage.ts';
import { cleanText } from '../pdf/layout/characters.ts';

/** A stored signature. */
export interface KeptSignature {
  name: string;
  side: SignerRole;
  keyFingerprint: string | null;
}

/** Text without white space: line breaks don't matter. */
const packed = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '');
const asPrinted = (text: string): string => packed(cleanText(text));

/** Whether a frozen paper names all of these people, and has the birth dates it should have. */
export function namesThem(pages: readonly string[], printed: readonly PrintedParty[]): boolean {
  const text = packed(pages.join(''));
  return printed.every(
    ({ name, birthdate }) =>
      text.includes(asPrinted(name)) && (birthdate === null || text.includes(asPrinted(formatDateLong(birthdate)))),
  );
}

/**
 * Whether the pages appended to a paper list exactly these signatures, in order: for each the name, the capacity, and the key of
 * a passkey.
 */
export function namesSignatures(pages: readonly string[], signatures: readonly KeptSignature[]): boolean {
  const text = packed(pages.join(''));
  const roles = (side: SignerRole) => Object.values(ROLES).map((role) => asPrinted(role[side]));
  let at = 0;
  for (const { name, side, keyFingerprint } of signatures) {
    const named = text.indexOf(asPrinted(name), at);
    const as = text.indexOf(SIGNED_AS, named);
    if (named < 0 || as < 0) return false;
    at = as + SIGNED_AS.length;
    if (!roles(side).some((role) => text.startsWith(role, at))) return false;
    if (keyFingerprint === null) continue;
    at = text.indexOf(keyFingerprint, at);
    if (at < 0) return false;
  }
  return text.split(SIGNED_AS).length === signatures.length + 1;
}

const SIGNED_AS = asPrinted('Ondertekend als');

import { fullName } from '../../domain/names/name.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { Signing } from '../../domain/wire/signing.ts';
import { signingText } from '../text/signing.ts';
import { dayOf } from './dayOf.ts';

const { ended: text } = signingText;

interface NotSigned {
  state: Signing['state'];
  /** The person who refused or withdrew it; null if it expired. */
  by: Party | null;
  at: string;
  word: string;
}

/** Why a request ended without every signature, in a sentence with the words of whoever refused. */
export function whyNotSigned({ state, by, at, word }: NotSigned): string {
  if (by === null) return text.expired(dayOf(at));
  return state === 'refused' ? text.refused(fullName(by), dayOf(at), word) : text.withdrawn(fullName(by), dayOf(at));
}

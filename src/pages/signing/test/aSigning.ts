import type { Signing } from '../../../../domain/wire/signing.ts';

/** The requester: Jan. */
export const jan = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };

/** An open request of Jan to sign contract 'een'; `changes` overrides fields. */
export const aSigning = (changes: Partial<Signing> = {}): Signing => ({
  hashid: 'verzoek',
  contract: 'een',
  state: 'open',
  order: 'at_once',
  sha256: 'ab',
  changes: null,
  file_name: 'Contract.pdf',
  asked_by: jan,
  asked_at: '2026-04-14T10:00:00.000Z',
  expires_at: '2026-05-14T10:00:00.000Z',
  sentences: [],
  signers: [],
  may: ['sign'],
  waits: null,
  letters: null,
  email_masked: 's•••@voorbeeld.example',
  passkeys: 0,
  ended: null,
  ...changes,
});

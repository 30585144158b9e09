import type { SpokenReceipts } from '../../../../domain/loans/spokenReceipts.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { SpokenFor } from '../../agreementInput.ts';

/** The closing of a paper, with who agreed for whom to what it lays down. */
export const closingWith = (closing: string, spokenFor: readonly SpokenFor[] = []): string =>
  [
    closing,
    ...spokenFor.map(({ who, by, mandate }) =>
      mandate
        ? `${by} ging ook akkoord namens ${who}, met een machtiging van ${who}.`
        : `${by} ging ook akkoord namens ${who}, die toen geen eigen login had.`,
    ),
  ].join(' ');

/** Who confirmed payments for whom, beside how much was paid. */
export const receiptSentence = ({ who, by, payments }: SpokenReceipts): string =>
  `${fullName(by)} bevestigde ${payments === 1 ? 'één betaling' : `${payments} betalingen`} ook namens ${fullName(who)}, met een machtiging van ${fullName(who)}.`;

import type { SpokenReceipts } from '../../../../domain/loans/spokenReceipts.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { SpokenFor } from '../../agreementInput.ts';

/** The closing of a paper, stating who agreed to it for whom. */
export const closingWith = (closing: string, spokenFor: readonly SpokenFor[] = []): string =>
  [
    closing,
    ...spokenFor.map(({ who, by, mandate }) =>
      mandate
        ? `${by} ging ook akkoord namens ${who}, met een machtiging van ${who}.`
        : `${by} ging ook akkoord namens ${who}, die toen geen eigen login had.`,
    ),
  ].join(' ');

/** States who confirmed payments for whom, next to the amount paid. */
export const receiptSentence = ({ who, by, payments }: SpokenReceipts): string =>
  `${fullName(by)} bevestigde ${payments === 1 ? 'één betaling' : `${payments} betalingen`} ook namens ${fullName(who)}, met een machtiging van ${fullName(who)}.`;

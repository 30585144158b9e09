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

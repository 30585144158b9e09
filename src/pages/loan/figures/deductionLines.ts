import type { Consequences } from '../../../../domain/wire/proposal.ts';
import { deductionText } from '../../../text/deduction.ts';
import { proposalsText as text } from '../../../text/proposals.ts';

/** Describes the effect of a change on the interest deduction, and why. */
export function deductionLines({ before, after }: NonNullable<Consequences['deduction']>): string[] {
  const words = (verdict: keyof typeof deductionText.verdicts) => deductionText.verdicts[verdict].toLowerCase();
  const said = after.verdict === 'green' || before.reason === after.reason ? [] : [after.reason];
  if (before.verdict === after.verdict) return [text.deductionSame(words(after.verdict)), ...said];
  return [text.deduction(words(before.verdict), words(after.verdict)), ...said];
}

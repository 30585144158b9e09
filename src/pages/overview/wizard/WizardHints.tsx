import { giftHints } from '../../../../domain/contracts/hints/giftHints.ts';
import type { Hint } from '../../../../domain/contracts/hints/hint.ts';
import { loanHints } from '../../../../domain/contracts/hints/loanHints.ts';
import { isLoanType } from '../../../../domain/contracts/types.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { partnersAcross } from '../../../../domain/relations/outsideSpouse.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { Hints } from '../../../components/Hints.tsx';
import { useToday } from '../../../components/useToday.ts';
import { useFormValues } from '../../../forms/useFormValues.ts';
import { hintsText as text } from '../../../text/hints.ts';
import { usePeople } from './usePeople.ts';
import { onLastDay, roundingOf, type WizardValues } from './wizardValues.ts';

function hintsSoFar(values: WizardValues, people: readonly OwnUser[], today: IsoDate): Hint[] {
  const { origin, type, total, contract, parties } = values;
  if (type === '') return [];
  if (!isLoanType(type)) return giftHints(contract);
  return loanHints({
    type,
    total,
    ...contract,
    payment_every: Number(contract.payment_every),
    payment_rounding: roundingOf(values),
    on_last_day: onLastDay(values),
    taken_over: origin === 'existing',
    today,
    partners: partnersAcross(parties.from, parties.to, people),
  });
}

const BESIDE = { rate: text.aboutRate, form: text.aboutForm };

interface WizardHintsProps {
  /** Hints about the rate, or the form of a gift, are next to it in its step. */
  only?: 'rate' | 'form' | 'rest';
}

/** Legal pitfalls in the values so far; they never block the next step. */
export function WizardHints({ only }: WizardHintsProps) {
  const hints = hintsSoFar(useFormValues<WizardValues>().values, usePeople(), useToday());
  if (only === undefined) return <Hints hints={hints} />;
  if (only === 'rest') return <Hints hints={hints.filter(({ about }) => about === undefined)} />;
  return <Hints hints={hints.filter(({ about }) => about === only)} title={BESIDE[only]} />;
}

import { completeGiftTerms, completeLoanTerms } from '../clauses/complete.ts';
import { isLoan } from '../isLoan.ts';
import { deductionEffect } from './deductionEffect.ts';
import type { IsoDate } from '../../dates/isoDate.ts';
import { giftDay } from '../../gifts/entries.ts';
import { isAgreedRecord } from '../../loans/events/catalogue.ts';
import { paidUntil } from '../../loans/events/paidUntil.ts';
import { draftEvent } from '../../loans/events/draftEvent.ts';
import { hasRecords } from '../../loans/ledger/countingEvents.ts';
import { figuresAfter } from '../../loans/ledger/figuresAfter.ts';
import { ledgerOf } from '../../loans/ledger/ledger.ts';
import { stateOn } from '../../loans/ledger/state.ts';
import type { ArePartners } from '../../relations/incomePartners.ts';
import type { ContractDetail, LoanDetail } from '../../wire/contract.ts';
import type { GiftMeter, GiftYear } from '../../wire/gifts.ts';
import type { Consequences, ProposalContent } from '../../wire/proposal.ts';

/** The contract as it would be once this is agreed; nothing is stored. */
export function contractAfter(contract: ContractDetail, content: ProposalContent): ContractDetail {
  if (isAgreedRecord(content))
    return isLoan(contract) ? { ...contract, events: [...contract.events, draftEvent(content)] } : contract;
  switch (content.kind) {
    case 'correction':
      return isLoan(contract)
        ? { ...contract, events: contract.events.filter(({ hashid }) => hashid !== content.event) }
        : contract;
    case 'terms': {
      const { draft } = content;
      if (isLoan(contract) && draft.type !== 'GiftContract')
        return { ...contract, type: draft.type, total: draft.total, contract: completeLoanTerms(draft.contract) };
      if (!isLoan(contract) && draft.type === 'GiftContract')
        return { ...contract, total: draft.total, contract: completeGiftTerms(draft.contract) };
      return contract;
    }
    case 'signing':
    case 'archive':
    case 'restore':
      return contract;
  }
}

/** The calendar year whose gifts a proposal can change. */
export function giftYearOfProposal(contract: ContractDetail, content: ProposalContent, today: IsoDate): number {
  const gift = isLoan(contract) ? null : giftDay(contract.contract);
  const undone =
    content.kind === 'correction' && isLoan(contract) && contract.events.find(({ hashid }) => hashid === content.event);
  const day = content.kind === 'forgiveness' ? content.date : undone ? undone.date : (gift ?? today);
  return Number(day.slice(0, 4));
}

/** The last day a proposal mentions: from then on a loan follows its new course. */
function settledOn(content: ProposalContent, today: IsoDate): IsoDate {
  const days = [today, 'date' in content ? content.date : '', 'until' in content ? content.until : ''];
  return days.toSorted().at(-1) ?? today;
}

function loanEffect(
  before: LoanDetail,
  after: LoanDetail,
  content: ProposalContent,
  today: IsoDate,
): Consequences['loan'] {
  const day = settledOn(content, today);
  // While nothing was recorded, every term counts as paid on its day (docs/decisions/0001).
  const known = (loan: LoanDetail) => (hasRecords(before.events) ? loan.events : paidUntil(loan, loan.events, day));
  const [was, is] = [before, after].map((loan) => {
    const ledger = ledgerOf(loan, known(loan));
    const { due, arrearsSince } = stateOn(ledger, today);
    return { ...figuresAfter(ledger, today, day), due: { amount: due.total, since: arrearsSince } };
  });
  return was && is ? { before: was, after: is } : null;
}

/** The pairs of giver and recipient whose year changes. */
export function giftEffects(before: GiftYear, after: GiftYear): Consequences['gifts'] {
  const keys = new Set([...before.meters, ...after.meters].map(({ key }) => key));
  return [...keys].flatMap((key) => {
    const [was, is] = [before, after].map(({ meters }) => meters.find((meter) => meter.key === key));
    const either = is ?? was;
    if (either === undefined || was?.total === is?.total) return [];
    // A person who got nothing that year has the whole exemption of the other left.
    const left = (meter: GiftMeter | undefined) =>
      meter ? (meter.result?.left ?? null) : (either.result?.limit ?? null);
    const tax = (meter: GiftMeter | undefined) => (meter ? (meter.result?.tax ?? null) : either.result ? 0 : null);
    return [
      {
        giver: either.giver,
        recipient: either.recipient,
        year: after.year,
        left_before: left(was),
        left_after: left(is),
        tax_before: tax(was),
        tax_after: tax(is),
      },
    ];
  });
}

/**
 * The effect of a proposal on a loan and on the deduction of its interest, by the functions that will count it;
 * amounts in cents.
 * @param gifts the effect on the exemptions (giftEffects)
 */
export function consequencesOf(
  contract: ContractDetail,
  content: ProposalContent,
  today: IsoDate,
  arePartners: ArePartners,
  gifts: Consequences['gifts'],
): Consequences {
  if (!isLoan(contract)) return { loan: null, deduction: null, gifts, open: null };
  const open = contract.balance ?? null;
  const after = contractAfter(contract, content);
  if (after === contract || !isLoan(after)) return { loan: null, deduction: null, gifts, open };
  return {
    loan: loanEffect(contract, after, content, today),
    deduction: deductionEffect(contract, after, today, settledOn(content, today), arePartners),
    gifts,
    open,
  };
}

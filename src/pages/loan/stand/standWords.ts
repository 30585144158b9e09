import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { nextStepText } from '../../../text/nextStep.ts';
import { standText as text } from '../../../text/stand.ts';

/** The texts of a card on top. */
interface StandWords {
  title: string;
  sentence: string;
  more?: string;
}

/** The state of a contract, in words: who is awaited, and what happens then. */
export function standWords(contract: ContractDetail, lifecycle: ContractLifecycle): StandWords {
  const { state, waits_for, hashid, first } = lifecycle.stands;
  const who = waits_for.map(({ firstname }) => firstname);
  switch (state) {
    case 'invited':
      return {
        title: text.waits(who),
        sentence: text.invited(who),
        more: first === 'wish_signatures' ? text.invitedWish(who) : text.invitedLater(who),
      };
    case 'wished':
      return { title: text.waits(who), sentence: text.wished(who), more: text.wishedMore };
    case 'on_paper':
    case 'notary':
      return {
        title: nextStepText.title,
        sentence: text[state],
        ...(lifecycle.signed_on_paper !== null && { more: lifecycle.signed_on_paper }),
      };
    case 'reported':
    case 'reported_by_you':
      return reportWords(contract, hashid, { who, mine: state === 'reported_by_you' });
    case 'automatic_asked':
      return { title: waitsEither(who), sentence: text.automatic_asked };
    default:
      return first === 'ask_signatures'
        ? { title: nextStepText.title, sentence: text.send }
        : { title: text.waitsOthers, sentence: text.send, more: text.sendByOthers };
  }
}

const waitsEither = (who: readonly string[]) => (who.length === 0 ? text.waitsOthers : text.waitsEither(who));

function reportWords(
  contract: ContractDetail,
  hashid: string | null,
  { who, mine }: { who: readonly string[]; mine: boolean },
): StandWords {
  const record = (contract.events ?? []).find((event) => event.hashid === hashid);
  const what =
    record?.kind === 'payment' || record?.kind === 'interest'
      ? text.payment(formatEuro(record.amount), formatDateLong(record.date))
      : text.something;
  return {
    title: waitsEither(who),
    sentence: mine ? text.reported_by_you(what) : text.reported(record?.recorded_by.firstname ?? '', what),
    ...(who.length > 0 && { more: text.reportedMore(who) }),
  };
}

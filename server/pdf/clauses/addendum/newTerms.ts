import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ChangeEvent } from '../../../../domain/loans/changes.ts';
import { SAID } from '../../../../domain/loans/events/eventWords.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import { rhythm } from '../shared/wording.ts';
import type { AddendumFacts } from './facts.ts';
import { LAST_SIGNATURE, worksOutAgain } from './lastSignature.ts';

/** All terms from a day on, stated in full: form, rate and last term, over the balance on that day. */
export function newTerms({
  terms,
  change,
  fromLastSignature,
  notBeforeLast,
  effect: { before, rates },
}: AddendumFacts<Extract<ChangeEvent, { kind: 'new_terms' }>>): (string | false)[] {
  const day = formatDateLong(change.date);
  const { form, rate_millipercent: rate, fixed_until: fixed, ends, agreed, on_last_day: moves } = change;
  const last = formatDateLong(ends);
  const same = rate === rates.before;
  return [
    change.said !== undefined &&
      `Op ${day} hebben partijen ${SAID[change.said]} afgesproken wat hieronder staat. Partijen leggen dat vast met de handtekening onder deze aanvulling.`,
    `Vanaf ${fromLastSignature ? LAST_SIGNATURE : day} loopt de lening verder met de afspraken in dit artikel, over het deel van de hoofdsom dat dan nog openstaat. Tot die dag blijft gelden wat eerder is afgesproken.`,
    !fromLastSignature &&
      change.said === undefined &&
      agreed !== undefined &&
      agreed !== change.date &&
      `Partijen hebben dit afgesproken op ${formatDateLong(agreed)}.`,
    fromLastSignature && worksOutAgain(day),
    notBeforeLast &&
      'Is de laatste handtekening onder deze aanvulling van een latere dag, dan gelden de nieuwe afspraken vanaf die dag, en worden de bedragen naar die dag berekend.',
    repaidSo[form](rhythm[terms.payment_every].per, last),
    ends === before.endDate
      ? `De laatste termijn blijft op ${last}.`
      : `De laatste termijn is op ${last}. Dat was ${formatDateLong(before.endDate)}.`,
    moves === true &&
      'Vanaf die dag valt elke termijn op de laatste dag van de maand. Duurt een periode daardoor eenmaal langer dan eerder afgesproken, dan wordt de rente over die periode naar dagen berekend.',
    same
      ? `De rente blijft ${formatPercent(rate)} per jaar (nominaal).`
      : `De rente is vanaf die dag ${formatPercent(rate)} per jaar (nominaal). Tot die dag is de rente ${formatPercent(rates.before)} per jaar. De rente over de periode waarin deze dag valt, wordt naar dagen verdeeld.`,
    fixed !== undefined &&
      `Deze rente staat vast tot ${formatDateLong(fixed)}. Vóór die dag spreken partijen samen een nieuwe rente af. Doen zij dat niet, dan blijft deze rente gelden.`,
  ];
}

/** How a loan is repaid from a day on. @param per 'per maand' */
const repaidSo: Readonly<Record<AddendumFacts['type'], (per: string, last: string) => string>> = {
  AnnuityLoanContract: (per, last) =>
    `De geldlener betaalt ${per} een vast bedrag aan rente en aflossing samen (annuïteit), zo berekend dat de lening met de termijn van ${last} helemaal is afgelost.`,
  LinearLoanContract: (per, last) =>
    `De geldlener lost ${per} een vast bedrag af (lineair) en betaalt daarbij de rente over wat nog openstaat. Met de termijn van ${last} is de lening helemaal afgelost.`,
  RepaymentFreeLoanContract: (per, last) =>
    `De geldlener betaalt ${per} alleen rente, en hoeft tot de laatste termijn niet af te lossen. Wat van de hoofdsom nog openstaat, betaalt de geldlener in één keer met de termijn van ${last}.`,
};

import { LEGAL_RATE } from '../../gifts/legalRate.ts';
import { LOWEST_USUAL_RATE, asksWhetherGift, lowRateBenefit } from '../../gifts/lowRate.ts';
import { formatEuro } from '../../money/format.ts';
import { formatPercent } from '../../money/percent.ts';
import type { PaymentEvery } from '../../wire/clauses.ts';
import type { Hint, HintedLoan } from './hint.ts';

const WRITE_IT_DOWN =
  'Schrijf op waarom jullie deze rente kiezen, bijvoorbeeld met een tarief van een bank van vandaag.';

/** The benefit in a sentence of its own; empty while something is missing, and for a loan that began before. */
function benefitIn({ type, total, rate_millipercent, term_months, payment_every, taken_over, ...loan }: HintedLoan) {
  if (total === null || rate_millipercent === null || term_months === null || taken_over) return '';
  const every = payment_every as PaymentEvery;
  const amount = lowRateBenefit(type, total, { ...loan, rate_millipercent, term_months, payment_every: every });
  return amount === null
    ? ''
    : `De wet rekent dan met het verschil tussen ${formatPercent(rate_millipercent)} en 6 % over wat er elk jaar nog openstaat, en telt latere jaren minder zwaar. Bij deze afspraken is dat ${formatEuro(amount)}. `;
}

/** A rate for a fixed term that can be a gift, low or high (docs/domain.md 2.5, docs/decisions/0048). */
export function rateHint(loan: HintedLoan): Hint | null {
  const { callable, rate_millipercent: rate, rate_motivation: motive } = loan;
  if (rate === null) return null;
  const explained = motive.trim() !== '';
  if (asksWhetherGift({ callable, rate_millipercent: rate, rate_motivation: motive }))
    return {
      id: 'low_rate',
      about: 'rate',
      title: rate < LOWEST_USUAL_RATE ? 'Een lage rente kan een schenking zijn' : 'Een rente onder 6 %, zonder uitleg',
      text: `Is de rente uit vrijgevigheid lager dan een bank zou vragen, dan is het voordeel een schenking: in één keer, bij het aangaan van de lening, voor de hele looptijd. ${benefitIn(loan)}Is de rente gelijk aan wat een bank zou vragen, dan is er geen schenking.${explained ? '' : ` ${WRITE_IT_DOWN}`}`,
      law: 'Artikel 1 lid 7 en artikel 21 lid 14 van de Successiewet 1956, artikel 6 en 10 van het Uitvoeringsbesluit en artikel 7:186 van het Burgerlijk Wetboek; standpunt KG:063:2023:33',
    };
  if (rate <= LEGAL_RATE || explained) return null;
  return {
    id: 'rate_without_motive',
    about: 'rate',
    title: 'Een hoge rente zonder uitleg',
    text: 'Is de rente hoger dan een bank zou vragen, dan is het meerdere niet aftrekbaar en kan het als schenking van wie leent tellen. Schrijf op waarom jullie deze rente kiezen.',
    law: 'Artikel 1 van de Successiewet 1956 en artikel 3.120 van de Wet inkomstenbelasting 2001',
  };
}

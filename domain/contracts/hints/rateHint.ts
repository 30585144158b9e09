import { LEGAL_RATE } from '../../gifts/legalRate.ts';
import { LOWEST_USUAL_RATE, asksWhetherGift, lowRateBenefit } from '../../gifts/lowRate.ts';
import { formatEuro } from '../../money/format.ts';
import { formatPercent } from '../../money/percent.ts';
import type { PaymentEvery } from '../../wire/clauses.ts';
import type { Hint, HintedLoan } from './hint.ts';

/** For an unusually large gift (BW 1:88 lid 1 b); the law gives no amount for that. */
const SPOUSE =
  'Is wie uitleent getrouwd of geregistreerd partner, en is het een grote schenking? Dan is toestemming van die partner nodig.';
const COMPARE = 'Vul in welke rente een bank vraagt.';

/** The benefit in its own sentence; empty while something is missing, and for a loan that began earlier. */
function benefitIn({ type, total, rate_millipercent, term_months, payment_every, taken_over, ...loan }: HintedLoan) {
  if (total === null || rate_millipercent === null || term_months === null || taken_over) return '';
  const every = payment_every as PaymentEvery;
  const amount = lowRateBenefit(type, total, { ...loan, rate_millipercent, term_months, payment_every: every });
  return amount === null
    ? ''
    : ` Bij deze afspraken is dat ${formatEuro(amount)}: het verschil tussen ${formatPercent(rate_millipercent)} en 6 %, waarbij latere jaren minder zwaar tellen.`;
}

function lowTitle(rate: number, compared: number | null): string {
  if (rate < LOWEST_USUAL_RATE) return 'Een lage rente kan een schenking zijn';
  return compared === null ? 'Een rente onder 6 %, zonder vergelijking' : 'Een lagere rente dan die van de bank';
}

/** A fixed-term rate that can be a gift, low or high (docs/domain.md 2.5, docs/decisions/0005). */
export function rateHint(loan: HintedLoan): Hint | null {
  const { callable, rate_millipercent: rate, compared_rate_millipercent: compared } = loan;
  if (rate === null) return null;
  if (asksWhetherGift({ callable, rate_millipercent: rate, compared_rate_millipercent: compared }))
    return {
      id: 'low_rate',
      about: 'rate',
      title: lowTitle(rate, compared),
      text: `Vraagt een bank ongeveer hetzelfde? Dan is er geen schenking. Is de rente uit vrijgevigheid lager? Dan is het voordeel een schenking: in één keer, bij het aangaan, voor de hele looptijd.${benefitIn(loan)} ${SPOUSE}${compared === null ? ` ${COMPARE}` : ''}`,
      law: 'Artikel 1 lid 7 en artikel 21 lid 14 van de Successiewet 1956, artikel 6 en 10 van het Uitvoeringsbesluit en artikel 1:88 en 7:186 van het Burgerlijk Wetboek; standpunt KG:063:2023:33',
    };
  if (rate <= LEGAL_RATE || (compared !== null && rate <= compared)) return null;
  return {
    id: 'high_rate',
    about: 'rate',
    title: 'Een hoge rente',
    text: `Is de rente hoger dan een bank zou vragen, dan is het meerdere niet aftrekbaar en kan het als schenking van wie leent tellen.${compared === null ? ` ${COMPARE}` : ''}`,
    law: 'Artikel 1 van de Successiewet 1956 en artikel 3.120 van de Wet inkomstenbelasting 2001',
  };
}

import { isIsoDate } from '../../dates/isoDate.ts';
import { LONGEST_TERM, NEW_LAW, lifetimeInWords, lifetimeOf, tooLongSentence } from '../../deduction/lifetime.ts';
import { formatDateLong } from '../../dates/dutchDate.ts';
import { formatEuro } from '../../money/format.ts';
import { roundHalfUpSafe } from '../../money/round.ts';
import { formatPercent } from '../../money/percent.ts';
import { agreedEnd } from '../../loans/agreedEnd.ts';
import { LEGAL_RATE } from '../../gifts/legalRate.ts';
import { paidOutBefore } from '../paidOutBefore.ts';
import { aboveMaximum } from './aboveMaximum.ts';
import type { Hint, HintedLoan } from './hint.ts';
import { rateHint } from './rateHint.ts';

/** Words with which people promise in advance to give interest or principal back. */
const PROMISE =
  /kwijt\s?(te\s|ge)?sch|scheld\w*\s(\w+\s){0,4}kwijt|terug\s?(te\s|ge)?(schenk|schonk|gev|geef|gaf|krijg)/iu;

function callable({ callable: kind, rate_millipercent: rate, total }: HintedLoan): Hint | null {
  if (kind === 'limited' || rate === null || rate >= LEGAL_RATE) return null;
  if (kind === 'long_notice') {
    return {
      id: 'long_notice',
      title: 'Opzegbaar, met een rente onder 6 %',
      text: 'De opzegtermijn is langer dan drie maanden. Is de rente uit vrijgevigheid te laag, dan is dat één schenking bij het begin, over de hele looptijd. Wie leent mag ook kiezen voor een schenking per kalenderjaar. Die keuze geldt dan zolang de lening loopt. Is de rente gelijk aan wat een bank zou vragen, dan is er geen schenking.',
      law: 'Artikel 1 en 15 van de Successiewet 1956; standpunt KG:063:2023:33',
    };
  }
  const yearly = total === null ? null : roundHalfUpSafe(total * (LEGAL_RATE - rate), 100_000);
  return {
    id: 'callable',
    title: 'Direct opeisbaar, met een rente onder 6 %',
    text: `Kan de lening zomaar of op korte termijn worden opgeëist, dan telt het verschil met 6 % elk jaar als een schenking van wie uitleent. ${yearly === null ? '' : `Bij ${formatPercent(rate)} over het hele bedrag is dat ${formatEuro(yearly)} per jaar. `}Bij een lening die alleen in vaste gevallen opeisbaar is, geldt deze regel niet.`,
    law: 'Artikel 15 van de Successiewet 1956',
  };
}

/** From the payout to the last term, not counting later pauses (art. 3.119a lid 1 onderdeel b Wet IB 2001). */
function tooLong(loan: HintedLoan): Hint | null {
  const { start_date: start, first_payment_date: first, term_months: months } = loan;
  if (months === null) return null;
  const law = 'Artikel 3.119a van de Wet inkomstenbelasting 2001';
  const title = 'Langer dan 360 maanden: niet aftrekbaar';
  if (!isIsoDate(start) || !isIsoDate(first))
    return months <= LONGEST_TERM
      ? null
      : {
          id: 'longer_than_360',
          title,
          text: 'De rente is alleen aftrekbaar als de lening in ten hoogste 360 maanden helemaal wordt afgelost.',
          law,
        };
  const end = agreedEnd({ ...loan, term_months: months });
  const life = { start_date: start, replaces_since: isIsoDate(loan.replaces_since) ? loan.replaces_since : null };
  const lifetime = lifetimeOf(life, end);
  if (lifetime === 'within') return null;
  if (lifetime === 'over') return { id: 'longer_than_360', title, text: `${tooLongSentence(life, end)}.`, law };
  return {
    id: 'days_past_360',
    title: 'Een paar dagen langer dan 360 maanden',
    text: `De laatste termijn is op ${formatDateLong(end)}: ${lifetimeInWords(life, end)}. De wet vraagt ten hoogste 360 maanden, en zegt niet of de eerste, niet hele maand meetelt. Met een termijn minder, of met termijnen op de dag van de uitbetaling, speelt die vraag niet.`,
    law,
  };
}

/** Art. 3.119a lid 1 b requires a contractual duty to repay, and a paper proves none from before it. */
function paidBefore(loan: HintedLoan): Hint[] {
  const { start_date: start, signed_date: signed, taken_over: takenOver, today } = loan;
  if (!isIsoDate(start) || takenOver) return [];
  const signedOn = isIsoDate(signed) ? signed : null;
  if (!paidOutBefore({ start_date: start, signed_date: signedOn, taken_over: null }, today)) return [];
  return [
    {
      id: 'paid_out_before',
      title: 'Uitbetaald voordat er is ondertekend',
      text: `De rente is alleen aftrekbaar als jullie hebben afgesproken dat de lening wordt afgelost. Het contract bewijst dat vanaf de dag waarop het is ondertekend. Van ${formatDateLong(start)} tot die dag bewijst het niets. Bewaar daarom wat jullie toen al hebben afgesproken, bijvoorbeeld in een brief of een mail.`,
      law: 'Artikel 3.119a lid 1 onder b van de Wet inkomstenbelasting 2001',
    },
  ];
}

function noDeduction(loan: HintedLoan): Hint[] {
  const { type, own_home, start_date: start, partners = false } = loan;
  const law = 'Artikel 3.119a van de Wet inkomstenbelasting 2001';
  if (own_home && partners) {
    return [
      {
        id: 'between_partners',
        title: 'Een lening tussen partners: niet aftrekbaar',
        text: 'Wat je aan je fiscale partner schuldig bent, telt niet als schuld voor de eigen woning. De rente is dan niet aftrekbaar, hoe de lening ook wordt afgelost.',
        law: 'Artikel 3.119a lid 6 onder c van de Wet inkomstenbelasting 2001',
      },
    ];
  }
  if (own_home && isIsoDate(start) && start < NEW_LAW) {
    return [
      {
        id: 'before_2013',
        title: 'Een lening van vóór 2013',
        text: 'Was dit op 31 december 2012 al een schuld voor de eigen woning, dan geldt het overgangsrecht: geen eis om elk jaar af te lossen, en ten hoogste 30 jaar aftrek. Wanneer die 30 jaar begonnen, leggen we niet vast.',
        law: 'Artikel 10bis.1 en 10bis.10 van de Wet inkomstenbelasting 2001',
      },
    ];
  }
  if (type === 'RepaymentFreeLoanContract') {
    return [
      {
        id: 'repayment_free',
        title: 'Alleen rente: niet aftrekbaar',
        text: 'De rente van een lening voor een eigen woning is alleen aftrekbaar als je verplicht bent de lening tijdens de looptijd af te lossen. Dat is bij deze vorm niet zo.',
        law,
      },
    ];
  }
  if (!own_home) return [];
  const long = tooLong(loan);
  if (long?.id === 'longer_than_360') return [long];
  return [...paidBefore(loan), ...slowly(loan, long)];
}

/** Own home, as long as the law allows: whether it is repaid fast enough. */
function slowly(loan: HintedLoan, long: Hint | null): Hint[] {
  const behind = aboveMaximum(loan);
  if (long !== null || behind !== null) return [behind, long].filter((hint) => hint !== null);
  if (loan.payment_every > 1) {
    return [
      {
        id: 'own_home_not_monthly',
        title: 'Niet elke maand betalen, bij een eigen woning',
        text: 'Voor de aftrek mag de schuld op 31 december niet hoger zijn dan bij maandelijks aflossen in 360 maanden. Kies de betaaldag zo dat de aflossing van het jaar dan is gedaan.',
        law: 'Artikel 3.119c van de Wet inkomstenbelasting 2001',
      },
    ];
  }
  return [];
}

function promise({ purpose, rate_motivation, own_home }: HintedLoan): Hint | null {
  if (!PROMISE.test(`${purpose} ${rate_motivation}`)) return null;
  return {
    id: 'forgiving_beforehand',
    title: 'Vooraf afspreken om kwijt te schelden',
    text: `Spreek je nu al af dat rente of aflossing later wordt kwijtgescholden of teruggeschonken, dan drukt die last niet op wie leent. ${own_home ? 'De rente is dan niet aftrekbaar. ' : ''}Een schenking of kwijtschelding die je later los beslist en vastlegt, mag wel.`,
    law: 'Artikel 3.120 van de Wet inkomstenbelasting 2001',
  };
}

function forgivenExclusion({ exclusion_on_forgiven: exclusion }: HintedLoan): Hint | null {
  if (exclusion === 'none') return null;
  return {
    id: 'exclusion_is_no_promise',
    title: 'Een uitsluitingsclausule is geen toezegging',
    text: 'De clausule zegt alleen wat er geldt áls er later iets wordt kwijtgescholden. Kwijtschelden blijft een aparte beslissing, en telt dan als schenking.',
    law: 'Artikel 1:94 van het Burgerlijk Wetboek',
  };
}

/** The hints of a loan, the heaviest first (docs/domain.md 0 and 2.5). */
export function loanHints(loan: HintedLoan): Hint[] {
  return [callable(loan), ...noDeduction(loan), rateHint(loan), promise(loan), forgivenExclusion(loan)].filter(
    (hint) => hint !== null,
  );
}

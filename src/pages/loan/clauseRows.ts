import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../domain/rates/percent.ts';
import type { GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import { clausesText } from '../../text/clauses.ts';
import { giftsText } from '../../text/gifts.ts';
import { loanText } from '../../text/loan.ts';
import type { DataRow } from '../../components/DataList.tsx';

const { rows: text, eventNames } = clausesText;
/** A choice that was not made is left out. */
const chosen = (label: string, value: string | false): DataRow[] =>
  value === false || value.trim() === '' ? [] : [{ label, value }];
const withWhat = (what: string, of: string) => (of.trim() === '' ? what : `${what}: ${of}`);

/** What a family chose beside the ground terms of a gift, in plain words. */
export function giftClauseRows(terms: GiftTerms): DataRow[] {
  const {
    form,
    exemption,
    tax_paid_by,
    condition,
    condition_text,
    exclusion_clause,
    exclusion_liftable,
    administration,
    administrator,
    administration_until,
  } = terms;
  const until = administration_until === null ? '' : formatDateLong(administration_until);
  return [
    ...chosen(text.form, form !== 'transfer' && clausesText.forms[form]),
    ...chosen(text.exemption, exemption !== 'yearly' && giftsText.claim.options[exemption]),
    ...chosen(text.liftable, exclusion_clause !== 'none' && exclusion_liftable && loanText.yes),
    ...chosen(text.condition, condition !== 'none' && withWhat(text.conditions[condition], condition_text)),
    ...chosen(
      text.administration,
      administration &&
        text.administered(administrator.trim() === '' ? clausesText.said.theGiver : administrator, until),
    ),
    ...chosen(text.taxPaidBy, tax_paid_by === 'giver' && clausesText.taxPayers.giver),
  ];
}

function callRows({ callable, notice_months, call_events, own_home }: LoanTerms): DataRow[] {
  // Without an own home there is none to sell.
  const events = call_events
    .filter((event) => event !== 'home_sold' || own_home)
    .map((event) => eventNames[event].toLowerCase());
  return [
    { label: text.callable, value: notice_months === null ? text.callables[callable] : text.onNotice(notice_months) },
    ...chosen(text.events, callable !== 'on_demand' && [...events, text.insolvency].join('; ')),
  ];
}

/**
 * The same for a loan. When the lender may call it is always said: it decides whether the loan is a gift (art. 15 SW
 * 1956).
 */
export function loanClauseRows(terms: LoanTerms): DataRow[] {
  const {
    own_home,
    home_address,
    rate_fixed_until,
    default_rate_millipercent: late,
    extra_repayment,
    day_count,
  } = terms;
  const {
    security,
    security_text,
    subordinated,
    subordinated_to,
    insurance,
    exclusion_on_forgiven: forgiven,
    spouse_consent,
  } = terms;
  return [
    ...chosen(text.home, own_home && home_address),
    ...callRows(terms),
    ...chosen(text.rateFixed, rate_fixed_until !== null && formatDateLong(rate_fixed_until)),
    { label: text.extra, value: clausesText.extras[extra_repayment] },
    ...chosen(text.late, late !== null && text.perYear(formatPercent(late))),
    ...chosen(text.dayCount, day_count !== '30E/360' && clausesText.dayCounts[day_count]),
    ...chosen(text.security, security !== 'none' && withWhat(clausesText.securities[security], security_text)),
    ...chosen(text.subordinated, subordinated && (subordinated_to.trim() === '' ? loanText.yes : subordinated_to)),
    ...chosen(text.insurance, insurance !== 'none' && clausesText.insurances[insurance]),
    ...chosen(text.forgiven, forgiven !== 'none' && loanText.exclusion[forgiven]),
    ...chosen(text.spouse, spouse_consent && loanText.yes),
  ];
}

import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../../domain/rates/percent.ts';
import { clausesText } from '../../../text/clauses.ts';
import { wizardText } from '../../../text/wizard.ts';
import type { WizardValues } from './wizardValues.ts';

const { said, eventNames } = clausesText;
type Terms = WizardValues['contract'];
type Line = string | false | null;

function giftLines(terms: Terms): Line[] {
  const { exclusion_clause: exclusion, condition, administrator } = terms;
  return [
    exclusion !== 'none' && wizardText.summary.exclusion[exclusion],
    exclusion !== 'none' && terms.exclusion_liftable && said.liftable,
    terms.revocable && wizardText.summary.revocable,
    terms.counts_toward_estate && wizardText.summary.estate,
    condition !== 'none' && `${said.condition[condition]}: ${terms.condition_text}`,
    terms.administration &&
      said.administration(
        administrator.trim() === '' ? said.theGiver : administrator,
        formatDateLong(terms.administration_until),
      ),
    terms.tax_paid_by === 'giver' && said.taxByGiver,
  ];
}

function loanLines(terms: Terms): Line[] {
  const { callable } = terms;
  // Without an own home there is none to sell.
  const events = terms.call_events.filter((event) => event !== 'home_sold' || terms.own_home);
  const onNotice = callable === 'short_notice' || callable === 'long_notice';
  return [
    onNotice ? said.notice(Number(terms.notice_months)) : said.callable[callable],
    callable !== 'on_demand' &&
      events.length > 0 &&
      said.events(events.map((event) => eventNames[event].toLowerCase()).join('; ')),
    terms.rate_fixed_until !== '' && said.rateFixed(formatDateLong(terms.rate_fixed_until)),
    terms.default_rate_millipercent !== null && said.defaultRate(formatPercent(terms.default_rate_millipercent)),
    terms.security !== 'none' && `${said.security[terms.security]}: ${terms.security_text}.`,
    terms.subordinated && said.subordinated(terms.subordinated_to),
    terms.insurance !== 'none' && `${clausesText.insurance} ${clausesText.insurances[terms.insurance]}.`,
    terms.exclusion_on_forgiven !== 'none' && said.forgiven,
    terms.spouse_consent && said.spouse,
  ];
}

/** The clauses that were chosen, in sentences; what is plain is said in one. */
export function clauseLines({ type, contract }: WizardValues): string[] {
  const lines = (type === 'GiftContract' ? giftLines(contract) : loanLines(contract)).filter(
    (line) => typeof line === 'string',
  );
  return [...lines, said.plain];
}

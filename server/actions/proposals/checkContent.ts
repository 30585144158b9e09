import { text } from '../../../domain/contracts/fieldChecks.ts';
import { refusedTerms } from '../../../domain/contracts/life/givenUpByTerms.ts';
import { needsNotary } from '../../../domain/contracts/needsNotary.ts';
import { asFields } from '../../../domain/contracts/read.ts';
import { checkSignedDate } from '../../../domain/contracts/checkContractTerms.ts';
import { isLoanType } from '../../../domain/contracts/types.ts';
import { completeGiftTerms, completeLoanTerms } from '../../../domain/contracts/clauses/complete.ts';
import { type AgreedKind, isAgreed, isAgreedRecord, setsRate } from '../../../domain/loans/events/catalogue.ts';
import { factsOf } from '../../../domain/loans/events/checkEventFields.ts';
import { countsAsPlanned } from '../../../domain/loans/events/pastPayments.ts';
import { breaksOthers, validateEvent } from '../../../domain/loans/events/validateEvent.ts';
import { ledgerOf } from '../../../domain/loans/ledger/ledger.ts';
import type { LedgerLoan } from '../../../domain/loans/ledger/types.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatPercent } from '../../../domain/money/percent.ts';
import { changesOf } from '../../../domain/loans/changes.ts';
import type { ContractDraft, GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import type { EventDraft } from '../../../domain/wire/event.ts';
import type { ProposalContent } from '../../../domain/wire/proposal.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import { presentContract } from '../../presenters/contract.ts';
import type { ContractRecord } from '../../repositories/contracts.ts';
import { soundDraft } from '../contracts/soundDraft.ts';
import { BREAKS_OTHERS, CORRECTED } from '../events/recordRules.ts';
import { fitsRecords, RECORDED } from '../events/fitsRecords.ts';
import { storedLoan } from '../../repositories/storedLoan.ts';

const UNKNOWN = 'Kies wat je wilt voorstellen.';
const NOT_A_LOAN = 'Dit is een schenking. Dit kan alleen bij een lening.';
const OTHER_KIND = 'Een schenking wordt geen lening, en andersom. Maak daarvoor een nieuw contract.';
const OTHER_PEOPLE = 'De mensen van een ondertekend contract blijven dezelfde. Maak voor anderen een nieuw contract.';
const NOTHING_CHANGES = 'Hiermee verandert er niets aan de afspraken.';
const rateAgreed = (date: string, rate: number) =>
  `De rente van deze lening is vanaf ${formatDateLong(date)} ${formatPercent(rate)}. Laat de rente hier zoals die was, en stel de nieuwe voor bij ‘Andere rente’.`;
const termsAgreed = (date: string) =>
  `Vanaf ${formatDateLong(date)} loopt deze lening verder met andere afspraken. Laat vorm, looptijd en dagen hier zoals ze waren. Stel een wijziging voor bij ‘Andere vorm of looptijd’, of draai die afspraken eerst terug.`;
const NOT_AGREED = 'Dit draait wie het vastlegde zelf terug: daar is geen voorstel voor nodig.';
const CHANGED_BEFORE =
  'Naast dit concept staat een andere rente, een pauze of een kwijtschelding, die niet in het document komt. Draai die eerst terug. Na het ondertekenen stel je hem voor.';
const PAST_FIRST = 'Leg eerst vast wat er tot vandaag is betaald. Daarna kan deze wijziging tellen.';
export const SCAN_UNKNOWN = 'Deze scan is er niet. Kies het bestand opnieuw.';
const NO_NOTARY = 'Dit contract gaat niet langs een notaris.';
const MAX_OFFICE = 120;
const SIGNED_DATE_MISSING = 'Vul in op welke dag jullie hebben ondertekend.';

/**
 * The proposal as far as it can be carried out on the current contract: only the fields of its kind (S-38). Checked when it
 * is proposed and again when it is agreed to. Throws V422 by field, N404, C409.
 */
export function checkContent(record: ContractRecord, input: unknown, today: string): ProposalContent {
  const fields = asFields(input);
  if (isAgreed(fields.kind)) return checkEvent(record, fields as unknown as AgreedDraft, today);
  switch (fields.kind) {
    case 'correction':
      return checkCorrection(record, fields.event, today);
    case 'terms':
      return checkTerms(record, fields.draft, today);
    case 'signing':
      return checkSigning(record, fields, today);
    case 'archive':
    case 'restore':
      return { kind: fields.kind };
    default:
      throw invalid({ content: UNKNOWN });
  }
}

function loanOf(record: ContractRecord, today: string): LedgerLoan {
  const loan = storedLoan(record, today);
  if (loan === null) throw invalid({ contract: NOT_A_LOAN });
  return loan;
}

type AgreedDraft = Extract<EventDraft, { kind: AgreedKind }>;

function checkEvent(record: ContractRecord, fields: AgreedDraft, today: string): ProposalContent {
  const draft = { ...fields, contract: record.hashid, note: '' };
  const wrong = validateEvent(loanOf(record, today), record.events, draft, today);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  if (countsAsPlanned(loanOf(record, today), record.events, today)) throw conflict(PAST_FIRST);
  return { date: draft.date, ...factsOf(draft) };
}

function checkCorrection(record: ContractRecord, hashid: unknown, today: string): ProposalContent {
  const loan = loanOf(record, today);
  const event = record.events.find((one) => one.hashid === hashid);
  if (!event || event.kind === 'correction') throw notFound();
  if (record.events.some((one) => one.kind === 'correction' && one.corrects === hashid)) throw conflict(CORRECTED);
  if (!isAgreedRecord(event)) throw conflict(NOT_AGREED);
  const others = record.events.filter((one) => one !== event);
  if (breaksOthers(ledgerOf(loan, record.events), ledgerOf(loan, others))) throw conflict(BREAKS_OTHERS);
  return { kind: 'correction', event: event.hashid };
}

/** A draft signed on this day is as valid as any contract. findScan checks its scan. */
function checkSigning(record: ContractRecord, fields: Record<string, unknown>, today: string): ProposalContent {
  const { signed_date: day, scan, notary } = fields;
  if (changesOf(record.events).some(({ kind }) => isAgreed(kind))) throw conflict(CHANGED_BEFORE);
  const wrong = day === null || day === undefined ? SIGNED_DATE_MISSING : checkSignedDate(day, today);
  if (wrong !== null) throw invalid({ signed_date: wrong });
  const signed_date = day as string;
  soundDraft({ ...draftOf(record), contract: { ...record.terms, signed_date } }, today);
  if (scan !== undefined && typeof scan !== 'string') throw invalid({ scan: SCAN_UNKNOWN });
  const office = typeof notary === 'string' ? notary.trim() : '';
  const wrongOffice = notary === undefined ? null : text(notary, MAX_OFFICE);
  if (wrongOffice !== null) throw invalid({ notary: wrongOffice });
  if (office !== '' && !isForNotary(record)) throw invalid({ notary: NO_NOTARY });
  return {
    kind: 'signing',
    signed_date,
    ...(scan !== undefined && { scan }),
    ...(office !== '' && { notary: office }),
  };
}

/** A gift that needs a notarial deed. */
const isForNotary = ({ type, terms }: ContractRecord): boolean =>
  type === 'GiftContract' && needsNotary(completeGiftTerms(terms as GiftTerms)) !== null;

/** A stored contract in the form of a call. */
export function draftOf({ type, total, terms, parties }: ContractRecord): ContractDraft {
  const side = (wanted: 'from' | 'to') => parties.filter(({ side: on }) => on === wanted).map(({ hashid }) => hashid);
  return { type, total, contract: terms, parties: { from: side('from'), to: side('to') } } as ContractDraft;
}

/** New terms for the same people; the day of signing stays that of the agreement itself. */
function checkTerms(record: ContractRecord, input: unknown, today: string): ProposalContent {
  const now = draftOf(record);
  const { type, total, contract, parties } = asFields(input);
  const signed_date = record.terms.signed_date;
  const sent = soundDraft({ type, total, parties, contract: { ...asFields(contract), signed_date } }, today);
  if (isLoanType(sent.type) !== isLoanType(record.type)) throw invalid({ type: OTHER_KIND });
  const same = (side: 'from' | 'to') => [...sent.parties[side]].sort().join() === [...now.parties[side]].sort().join();
  if (!same('from')) throw invalid({ 'parties.from': OTHER_PEOPLE });
  if (!same('to')) throw invalid({ 'parties.to': OTHER_PEOPLE });
  const draft = {
    type: sent.type,
    total: sent.total,
    contract: sent.type === 'GiftContract' ? completeGiftTerms(sent.contract) : completeLoanTerms(sent.contract),
    parties: now.parties,
  } as ContractDraft;
  const said = ({ type: kind, total: amount, contract: terms }: ContractDraft) =>
    JSON.stringify([kind, amount, Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1))]);
  if (said(draft) === said(now)) throw conflict(NOTHING_CHANGES);
  if (!fitsRecords(record, draft, today)) throw conflict(RECORDED);
  refuseOtherRate(record, draft);
  const refused = refusedTerms(presentContract(record, today), draft, today);
  if (Object.keys(refused).length > 0) throw invalid(refused);
  return { kind: 'terms', draft };
}

/** The fields that fix the form and the days on which terms fall. */
const courseFields = (type: string, terms: object): string => {
  const {
    term_months,
    start_date,
    first_payment_date,
    payment_every,
    on_last_day = false,
  } = terms as Partial<LoanTerms>;
  return JSON.stringify([type, term_months, start_date, first_payment_date, payment_every, on_last_day]);
};

/** The last agreed rate overrides that of the terms: a different one here would exist on paper only. Throws C409. */
function refuseOtherRate({ type, terms, events }: ContractRecord, draft: ContractDraft): void {
  const { contract } = draft;
  const last = changesOf(events).findLast(setsRate);
  if (last === undefined) return;
  // They build on the previous terms: form and days come from the signed agreement.
  if (last.kind === 'new_terms' && courseFields(type, terms) !== courseFields(draft.type, draft.contract))
    throw conflict(termsAgreed(last.date));
  if ((terms as LoanTerms).rate_millipercent !== (contract as LoanTerms).rate_millipercent)
    throw conflict(rateAgreed(last.date, last.rate_millipercent));
}

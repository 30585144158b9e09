import type { Contract, ContractDetail, GiftTerms, LoanTerms } from '../../domain/wire/contract.ts';
import { isLoan } from '../../domain/contracts/isLoan.ts';
import type { Party } from '../../domain/wire/party.ts';
import type { ContractRecord, PartyRecord } from '../repositories/contracts.ts';
import { enteringOf } from '../repositories/storedLoan.ts';
import { openBalance } from './openBalance.ts';

/** A contract as a list shows it. `today` (in Amsterdam) decides the balance of a loan: before its payout nobody owes it. */
export function presentContract(record: ContractRecord, today: string): Contract {
  const { hashid, type, total, version, terms } = record;
  const archived = record.archivedAt && { archived_at: record.archivedAt.toISOString() };
  const parties = { from: side(record, 'from'), to: side(record, 'to') };
  // Stored terms have passed validateContract for their type.
  if (type === 'GiftContract')
    return { hashid, type, total, contract: terms as GiftTerms, parties, version, ...archived };
  const automatic = record.automaticSince !== null && { automatic_since: record.automaticSince };
  const entering = enteringOf(record, today);
  const contract = terms as LoanTerms;
  const loan = { hashid, type, total, contract, parties, version, ...archived, ...automatic, ...entering };
  if (today < loan.contract.start_date) return loan;
  return { ...loan, balance: openBalance(loan, record.events, record.ledgerVersion, today) };
}

/** The same with all records of a loan, or of a gift on paper. */
export function presentWithEvents(record: ContractRecord, today: string): ContractDetail {
  const contract = presentContract(record, today);
  const ledger_version = record.ledgerVersion;
  if (isLoan(contract)) return { ...contract, events: record.events, ledger_version };
  return contract.contract.form === 'paper' ? { ...contract, events: record.paperEvents, ledger_version } : contract;
}

const side = ({ parties }: ContractRecord, wanted: PartyRecord['side']): Party[] =>
  parties
    .filter((party) => party.side === wanted)
    .map(({ hashid, firstname, infix, lastname }) => ({ hashid, firstname, infix, lastname }));

import { PLAIN_GIFT_CLAUSES, PLAIN_LOAN_CLAUSES } from '../../../domain/contracts/clauses/plain.ts';
import type { Contract, GiftTerms, LoanTerms } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import type { LoanType } from '../../../domain/contracts/types.ts';
import type { AgreementInput } from '../agreementInput.ts';

export const jan: Party = { hashid: 'jan', firstname: 'Jan', infix: 'de', lastname: 'Vries' };
export const marijke: Party = { hashid: 'marijke', firstname: 'Marijke', infix: '', lastname: 'Bakker' };
export const sanne: Party = { hashid: 'sanne', firstname: 'Sanne', infix: 'de', lastname: 'Vries' };
export const bram: Party = { hashid: 'bram', firstname: 'Bram', infix: 'de', lastname: 'Vries' };

const birthdates: Record<string, string> = {
  jan: '1956-02-29',
  marijke: '1958-11-03',
  sanne: '1987-07-21',
  bram: '1990-01-01',
};

const loanTerms: LoanTerms = {
  signed_date: '2026-04-14',
  start_date: '2026-04-14',
  first_payment_date: '2026-06-01',
  rate_millipercent: 3500,
  term_months: 120,
  purpose: '',
  own_home: false,
  rate_motivation: '',
  ...PLAIN_LOAN_CLAUSES,
};

const giftTerms: GiftTerms = {
  signed_date: '2026-04-14',
  gift_date: '2026-04-15',
  purpose: '',
  exclusion_clause: 'none',
  revocable: false,
  counts_toward_estate: false,
  ...PLAIN_GIFT_CLAUSES,
};

export const CHECK_AT = 'https://onderling.example/controle';

interface Choices {
  total?: number;
  from?: Party[];
  to?: Party[];
  watermark?: boolean;
}

/** Jan and Marijke are married; nobody else here is the partner of the person next to them. */
const couple = (side: Party[]) => side.length === 2 && side.includes(jan) && side.includes(marijke);

function input(contract: Contract, watermark = false): AgreementInput {
  const people = [...contract.parties.from, ...contract.parties.to].map((party) => [
    party.hashid,
    { ...party, birthdate: birthdates[party.hashid] ?? null, street: '', town: '' },
  ]);
  return {
    contract,
    people: Object.fromEntries(people) as AgreementInput['people'],
    couples: {
      from: couple(contract.parties.from),
      to: couple(contract.parties.to),
      across: couple([...contract.parties.from, ...contract.parties.to]),
    },
    watermark,
    madeOn: '2026-04-10',
    checkAt: CHECK_AT,
  };
}

export function loanInput(
  type: LoanType,
  terms: Partial<LoanTerms> = {},
  { total = 1_250_050, from = [jan], to = [sanne], watermark }: Choices = {},
): AgreementInput {
  return input(
    { hashid: 'x', version: 1, type, total, contract: { ...loanTerms, ...terms }, parties: { from, to } },
    watermark,
  );
}

export function giftInput(
  terms: Partial<GiftTerms> = {},
  { total = 690_800, from = [jan], to = [sanne], watermark }: Choices = {},
): AgreementInput {
  return input(
    {
      hashid: 'x',
      version: 1,
      type: 'GiftContract',
      total,
      contract: { ...giftTerms, ...terms },
      parties: { from, to },
    },
    watermark,
  );
}

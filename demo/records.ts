import type { IsoDate } from '../domain/dates/isoDate.ts';
import type { Contract, LoanContract } from '../domain/wire/contract.ts';
import type { ContractLifecycle } from '../domain/wire/proposal.ts';
import type { Api } from './api.ts';

/** The loans with records, by their purpose; the others follow their plan. */
const PAID_EARLY = 'Elektrische auto';
const REPAID_EXTRA = 'Inrichting van het atelier';
const PARTLY_FORGIVEN = 'Aankoop van het appartement';

/**
 * Both amounts are in cents. With Bram's zonnepanelen, the forgiven amount stays within the exemption of the year.
 */
const FORGIVEN = 400_00;
const EXTRA = 500_00;

/**
 * Records events for some of the loans, as the family would: every term until today paid, an extra repayment, a
 * forgiveness, and a payment that Sanne reported and nobody has confirmed yet.
 */
export async function recordEvents(
  jan: Api,
  sanne: Api,
  contracts: readonly Contract[],
  today: IsoDate,
): Promise<void> {
  const loanFor = (purpose: string): LoanContract => {
    const found = contracts.find(
      (contract): contract is LoanContract => contract.type !== 'GiftContract' && contract.contract.purpose === purpose,
    );
    if (!found) throw new Error(`The sample family has no loan for ${purpose}.`);
    return found;
  };
  for (const purpose of [PAID_EARLY, REPAID_EXTRA, PARTLY_FORGIVEN])
    await jan.send('POST', '/contract/event/planned', { contract: loanFor(purpose).hashid });
  const record = (api: Api, purpose: string, facts: object) =>
    api.send('POST', '/contract/event', { contract: loanFor(purpose).hashid, date: today, ...facts });
  await record(jan, REPAID_EXTRA, { kind: 'extra_repayment', amount: EXTRA, outcome: 'lower_payment' });
  await forgive(jan, sanne, loanFor(PARTLY_FORGIVEN).hashid, today);
  await record(sanne, PAID_EARLY, { kind: 'payment', amount: 224_61, note: 'Vast voor de volgende maand' });
}

/** The person being forgiven agrees: Sanne herself, the others, who have no login, on paper. */
async function forgive(jan: Api, sanne: Api, contract: string, today: IsoDate): Promise<void> {
  const content = { kind: 'forgiveness', date: today, amount: FORGIVEN, outcome: 'lower_payment' };
  const { agrees } = await jan.send<ContractLifecycle>('GET', `/contract/proposals?hashid=${contract}`);
  const { proposals } = await jan.send<ContractLifecycle>('POST', '/contract/proposal', {
    contract,
    content,
    note: 'Voor de verjaardag',
    ...(agrees === 'on_paper' && { paper_date: today }),
  });
  const [open] = proposals.filter(({ state }) => state === 'open');
  if (open) await sanne.send('POST', '/contract/proposal/answer', { hashid: open.hashid, answer: 'accepted' });
}

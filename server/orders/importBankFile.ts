import { createHash } from 'node:crypto';
import { findReferences, formatReference } from '../../domain/orders/reference.ts';
import { readIban } from '../../domain/payments/iban.ts';
import type { BankImport, BankLine, BankLineOutcome } from '../../domain/wire/adminOrder.ts';
import type { Recorder } from '../audit/auditEntry.ts';
import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { BankEntry, BankFile } from '../payments/bankFile/entry.ts';
import { findBankLine, insertBankLine } from '../repositories/bankLines.ts';
import { findAnyOrder, lockPlan, type OrderRow } from '../repositories/orders.ts';
import type { Services } from '../services.ts';
import { settleOrder } from './settleOrder.ts';

const SENTENCES: Readonly<Record<BankLineOutcome, string>> = {
  paid: 'Betaald. De familie krijgt bericht.',
  known: 'Deze regel was al verwerkt.',
  twice: 'Deze bestelling stond al op betaald. Is er twee keer betaald? Stort dit bedrag dan terug.',
  amount: 'Het bedrag is niet dat van de bestelling. Kijk dit zelf na.',
  foreign: 'Niet in euro’s, of niet op onze rekening. Kijk dit zelf na.',
  unknown: 'Geen kenmerk van een bestelling gevonden.',
  debit: 'Afgeschreven: overgeslagen.',
};

interface By {
  userId: number;
  sub: string;
}

/**
 * Pays the orders that a bank's file says are paid: reference and amount must both match. Every line has its own
 * transaction, so that one that fails takes no other along, and a file may be imported again, or twice at once: each
 * line counts once.
 */
export async function importBankFile(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  file: BankFile,
  record: Recorder,
  by: By,
): Promise<BankImport> {
  const seen = new Map<string, number>();
  const lines: BankLine[] = [];
  for (const entry of file.entries) {
    const { outcome, reference } = await importEntry(services, entry, fingerprint(entry, seen), record, by);
    lines.push({
      line: entry.line,
      date: entry.date,
      amount: entry.amount,
      reference: reference && formatReference(reference),
      outcome,
      text: SENTENCES[outcome],
    });
  }
  return { format: file.format, paid: lines.filter(({ outcome }) => outcome === 'paid').length, lines };
}

/** What makes a line itself, in any file it comes in; two lines alike in one file are two. */
function fingerprint({ account, date, amount, text, bankReference }: BankEntry, seen: Map<string, number>): string {
  const content = JSON.stringify([account, date, amount, text.replace(/\s+/g, ''), bankReference]);
  const nth = (seen.get(content) ?? 0) + 1;
  seen.set(content, nth);
  return createHash('sha256').update(`${nth} ${content}`).digest('hex');
}

async function importEntry(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  entry: BankEntry,
  print: string,
  record: Recorder,
  by: By,
): Promise<{ outcome: BankLineOutcome; reference: string | null }> {
  if (entry.amount <= 0) return { outcome: 'debit', reference: null };
  const named = await ordersNamed(services.db, entry.text);
  const [order] = named;
  if (!order || named.length > 1) return { outcome: 'unknown', reference: null };
  const { reference } = order;
  const ours = entry.account === null || readIban(entry.account) === services.env.seller?.iban;
  if (entry.currency !== 'EUR' || !ours) return { outcome: 'foreign', reference };
  const outcome = await inTransaction(services.db, async (tx): Promise<BankLineOutcome> => {
    await lockPlan(tx, { familyId: order.family_id });
    if (await findBankLine(tx, print)) return 'known';
    if (entry.amount !== order.amount) return 'amount';
    const { before, after } = await settleOrder(tx, services, order, 'pay', record, by);
    if (before === after) return 'twice';
    await insertBankLine(tx, {
      family_id: order.family_id,
      order_id: order.id,
      fingerprint: print,
      booked_on: entry.date,
      amount: entry.amount,
      created_at: new Date(services.clock()),
    });
    return 'paid';
  });
  return { outcome, reference };
}

async function ordersNamed(db: Db, text: string): Promise<OrderRow[]> {
  const found = await Promise.all(findReferences(text).map((reference) => findAnyOrder(db, { reference })));
  return found.filter((order) => order !== undefined);
}

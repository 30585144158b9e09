import { createHash } from 'node:crypto';
import { findReferences, formatReference } from '../../../domain/orders/reference.ts';
import { readIban } from '../../../domain/rules/iban.ts';
import type { BankImport, BankLine, BankLineOutcome } from '../../../domain/wire/adminOrder.ts';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../http/errors.ts';
import { type BankEntry, type BankFile, UnreadableBankFile } from '../../payments/bankFile/entry.ts';
import { findBankLine, insertBankLine } from '../../repositories/bankLines.ts';
import { findAnyOrder, lockPlan, type OrderRow } from '../../repositories/orders.ts';
import type { Services } from '../../services.ts';
import { settleOrder } from './settleOrder.ts';

const SENTENCES: Readonly<Record<BankLineOutcome, string>> = {
  paid: 'Betaald. De familie krijgt bericht.',
  known: 'Deze regel was al verwerkt.',
  twice: 'Deze bestelling stond al op betaald. Is er twee keer betaald? Stort dit bedrag dan terug.',
  late: 'De dagen van deze bestelling waren al voorbij. De familie krijgt geen plaatsen meer. Stort dit bedrag terug.',
  amount: 'Het bedrag is niet dat van de bestelling. Kijk dit zelf na.',
  foreign: 'Niet in euro’s, of niet op onze rekening. Kijk dit zelf na.',
  unknown: 'Geen kenmerk van een bestelling gevonden.',
  debit: 'Afgeschreven: overgeslagen.',
};

/**
 * Pays the orders that a bank's file says are paid: reference and amount must both match. Every line has its own
 * transaction, so that one that fails takes no other along, and a file may be imported again, or twice at once: each
 * line counts once. Throws V422 for what is no bank file.
 */
export async function importBankFile(actor: Actor, services: Services, bytes: Buffer): Promise<BankImport> {
  const file = await readFile(actor, services, bytes);
  const seen = new Map<string, number>();
  const lines: BankLine[] = [];
  for (const entry of file.entries) {
    const { outcome, reference } = await importEntry(actor, services, entry, fingerprint(entry, seen));
    lines.push({
      line: entry.line,
      date: entry.date,
      amount: entry.amount,
      reference: reference && formatReference(reference),
      outcome,
      text: SENTENCES[outcome],
    });
  }
  const paid = lines.filter(({ outcome }) => outcome === 'paid').length;
  await actor.record(services.db, {
    action: 'import',
    entity: 'bankfile',
    hashid: null,
    after: { format: file.format, lines: lines.length, paid },
  });
  return { format: file.format, paid, lines };
}

async function readFile({ caller }: Actor, { bankFiles }: Services, bytes: Buffer): Promise<BankFile> {
  try {
    return await bankFiles.read(bytes, caller.userId);
  } catch (error) {
    throw error instanceof UnreadableBankFile ? invalid({ file: error.message }) : error;
  }
}

/** Identifies a line in any file it comes in; two identical lines in one file count as two. */
function fingerprint({ account, date, amount, text, bankReference }: BankEntry, seen: Map<string, number>): string {
  const content = JSON.stringify([account, date, amount, text.replace(/\s+/g, ''), bankReference]);
  const nth = (seen.get(content) ?? 0) + 1;
  seen.set(content, nth);
  return createHash('sha256').update(`${nth} ${content}`).digest('hex');
}

async function importEntry(
  actor: Actor,
  services: Services,
  entry: BankEntry,
  print: string,
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
    const { before, after, late } = await settleOrder(tx, actor, services, order, 'pay');
    if (late) return 'late';
    if (before === after) return 'twice';
    await insertBankLine(tx, {
      family_id: order.family_id,
      order_id: order.id,
      fingerprint: print,
      booked_on: entry.date,
      amount: entry.amount,
      created_at: actor.now,
    });
    return 'paid';
  });
  return { outcome, reference };
}

async function ordersNamed(db: Db, text: string): Promise<OrderRow[]> {
  const found = await Promise.all(findReferences(text).map((reference) => findAnyOrder(db, { reference })));
  return found.filter((order) => order !== undefined);
}

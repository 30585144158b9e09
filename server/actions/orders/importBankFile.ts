import { createHash } from 'node:crypto';
import type { BankFile } from '../../../bank/readBankFile.ts';
import { UnreadableBankFile } from '../../../bank/unreadable.ts';
import type { BankLine } from '../../../domain/bank/bankLine.ts';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { findReferences, formatReference } from '../../../domain/orders/reference.ts';
import { readIban } from '../../../domain/rules/iban.ts';
import type { BankImport, BankLineOutcome } from '../../../domain/wire/adminOrder.ts';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid } from '../../http/errors.ts';
import { bankLinesOf, findBankLine, insertBankLine } from '../../repositories/bankLines.ts';
import { findAnyOrder, lockOrder, lockPlan, type OrderRow } from '../../repositories/orders.ts';
import { paymentsOf } from '../../repositories/payments.ts';
import type { Services } from '../../services.ts';
import { notifyPart } from './notifyPart.ts';
import { settleOrder } from './settleOrder.ts';
import { notifySurplus } from './surplus.ts';
import { needTrueClock } from '../../policies/trueClock.ts';

const SENTENCES: Readonly<Record<BankLineOutcome, string>> = {
  paid: 'Betaald. De familie krijgt bericht.',
  known: 'Deze regel was al verwerkt.',
  marked: 'Deze bestelling was al op betaald gezet. Deze regel hoort daarbij.',
  doubt:
    'Een ander bestand had van dezelfde dag al een betaling van deze bestelling. Is dit een tweede? Stort dit bedrag dan terug.',
  twice: 'Deze bestelling was al betaald. Stort dit bedrag terug. De familie krijgt bericht.',
  late: 'De dagen van deze bestelling waren al voorbij. Stort dit bedrag terug. De familie krijgt bericht.',
  gone: 'Van deze familie logt niemand meer in. Stort dit bedrag terug.',
  withdrawn: 'Deze bestelling is herroepen. Stort het bedrag terug.',
  covered:
    'Deze bestelling was vervallen, en een andere bestelling heeft haar plaatsen al betaald. Stort dit bedrag terug. De familie krijgt bericht.',
  amount: 'Het bedrag is niet dat van de bestelling. Kijk dit zelf na.',
  foreign: 'Niet in euro’s, of niet op onze rekening. Kijk dit zelf na.',
  unknown: 'Geen kenmerk van een bestelling gevonden.',
  ahead: 'De dag van deze regel moet nog komen. Klopt dit bestand? Kijk dit zelf na.',
  reversal: 'De bank draait hier een eerdere regel terug. Dit betaalt geen bestelling. Kijk dit zelf na.',
  recalled:
    'Afgeschreven, met het kenmerk van een bestelling die is betaald. Stortte je dit zelf terug, dan klopt het. Is de betaling teruggehaald, kijk het dan na.',
  debit: 'Afgeschreven: overgeslagen.',
};

const PART =
  'Te weinig voor deze bestelling. De familie krijgt bericht. Komt de rest, zet de bestelling dan zelf op betaald.';
/** Lines that need no attention. */
const SETTLED: ReadonlySet<BankLineOutcome> = new Set(['paid', 'known', 'marked', 'debit']);

/**
 * Marks the orders paid that a bank file pays: reference and amount must both match. Every line has its own
 * transaction, so that a failing one does not affect the others, and a file may be imported again, or twice at once:
 * each line counts once. Throws V422 for a file that is no bank file, C409 while the clock is in doubt.
 */
export async function importBankFile(actor: Actor, services: Services, bytes: Buffer): Promise<BankImport> {
  needTrueClock(services);
  const file = await readFile(actor, services, bytes);
  const seen = new Map<string, number>();
  const lines: BankImport['lines'] = [];
  for (const line of file.lines) {
    const { outcome, reference, part } = await importLine(actor, services, line, fingerprint(line, seen));
    lines.push({
      line: lines.length + 1,
      date: line.day,
      amount: line.amount,
      reference: reference && formatReference(reference),
      outcome,
      ...(!SETTLED.has(outcome) && { payer: line.counterparty.name, said: wordsOf(line).trim() }),
      text: part ? PART : SENTENCES[outcome],
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
function fingerprint(line: BankLine, seen: Map<string, number>): string {
  const { account, day, amount, bankReference } = line;
  const content = JSON.stringify([account, day, amount, wordsOf(line).replace(/\s+/g, ''), bankReference]);
  const nth = (seen.get(content) ?? 0) + 1;
  seen.set(content, nth);
  return createHash('sha256').update(`${nth} ${content}`).digest('hex');
}

/** All text from the payer or the bank: the reference of an order can be in either. */
const wordsOf = ({ text, reference }: BankLine): string => `${text} ${reference}`;

async function importLine(
  actor: Actor,
  services: Services,
  line: BankLine,
  print: string,
): Promise<{ outcome: BankLineOutcome; reference: string | null; part?: boolean }> {
  const named = await ordersNamed(services.db, wordsOf(line));
  const [order] = named;
  if (line.amount <= 0)
    return order?.status === 'paid'
      ? { outcome: 'recalled', reference: order.reference }
      : { outcome: 'debit', reference: null };
  if (!order || named.length > 1) return { outcome: 'unknown', reference: null };
  const { reference } = order;
  if (line.reversal) return { outcome: 'reversal', reference };
  if (line.day > actor.today) return { outcome: 'ahead', reference };
  const ours = line.account === null || readIban(line.account) === services.env.seller?.iban;
  if (line.currency !== 'EUR' || !ours) return { outcome: 'foreign', reference };
  const outcome = await inTransaction(services.db, async (tx): Promise<BankLineOutcome> => {
    await lockPlan(tx, { familyId: order.family_id });
    if (await findBankLine(tx, print)) return 'known';
    if (line.amount !== order.amount) {
      if (isPart(order, line)) await notifyPart(tx, actor, services, order, { line, print });
      return 'amount';
    }
    const { surplus = null } = await settleOrder(tx, actor, services, order, 'pay');
    const earlier = surplus === null ? null : await earlierMoney(tx, actor, order, line);
    if (earlier === 'doubt') return 'doubt';
    await insertBankLine(tx, {
      family_id: order.family_id,
      order_id: order.id,
      fingerprint: print,
      booked_on: line.day,
      amount: line.amount,
      surplus: earlier === 'marked' ? null : surplus,
      created_at: actor.now,
    });
    if (surplus === null) return 'paid';
    if (earlier === 'marked') return 'marked';
    const came = `op de bankrekening, op ${formatDateLong(line.day)}`;
    await notifySurplus(tx, actor, services, order, { surplus, payment: `bank ${line.day}`, came });
    return surplus;
  });
  return { outcome, reference, part: outcome === 'amount' && isPart(order, line) };
}

/** Less than the price of an order that still waits for its money. */
const isPart = (order: OrderRow, { amount }: BankLine): boolean => order.status === 'open' && amount < order.amount;

/**
 * Is a line that pays nothing money that we already know of? `marked`: the order was marked paid by hand, and nothing
 * else known paid it. `doubt`: a line of the same day came from another file, and a bank's file formats write one line
 * differently.
 */
async function earlierMoney(
  tx: Tx,
  { now }: Actor,
  { id }: OrderRow,
  { day }: BankLine,
): Promise<'marked' | 'doubt' | null> {
  const lines = await bankLinesOf(tx, [id]);
  if (lines.some(({ booked_on, created_at }) => booked_on === day && created_at.getTime() !== now.getTime()))
    return 'doubt';
  const online = (await paymentsOf(tx, [id])).filter(({ status }) => status === 'paid');
  const { status } = await lockOrder(tx, id);
  return status === 'paid' && [...lines, ...online].every(({ surplus }) => surplus !== null) ? 'marked' : null;
}

async function ordersNamed(db: Db, text: string): Promise<OrderRow[]> {
  const found = await Promise.all(findReferences(text).map((reference) => findAnyOrder(db, { reference })));
  return found.filter((order) => order !== undefined);
}

import { XMLParser } from 'fast-xml-parser';
import { isIsoDate } from '../../../domain/dates/isoDate.ts';
import { xmlCents } from './cents.ts';
import { type BankEntry, UnreadableBankFile } from './entry.ts';

/** The longest tag there may be, in characters; that of the document with its namespaces is 200 or so. */
const TAG_TOO_LONG = /<[^<>]{1000}/;

type Node = Record<string, unknown>;

const LISTS = ['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd', 'AddtlRmtInf'];
const BROKEN = 'Dit bestand is geen leesbaar XML. Download het opnieuw bij je bank.';
const OTHER = 'Dit is geen afschrift in CAMT.053. Kies bij je bank voor CAMT.053 of CSV.';
const AMOUNT =
  'In dit afschrift staat een bedrag dat we niet kunnen lezen. Er is niets verwerkt. Download het opnieuw bij je bank.';
const ATTRIBUTES = 'Dit bestand is anders dan een afschrift van een bank. We lezen het niet.';
const DOCTYPE = 'Dit bestand heeft een DOCTYPE, en dat heeft een bankafschrift nooit. We lezen het niet.';

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['CRDT', 1],
  ['DBIT', -1],
]);

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => LISTS.includes(name),
});

/**
 * The booked lines of a statement in CAMT.053 (ISO 20022, any version). Nothing outside the text is ever read: a file
 * that declares entities is refused before it is parsed.
 */
export function readCamt053(text: string): BankEntry[] {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableBankFile(DOCTYPE);
  if (TAG_TOO_LONG.test(text.replace(/>[^<]*/g, '>'))) throw new UnreadableBankFile(ATTRIBUTES);
  const document = parse(text);
  const statements = list(node(node(document, 'Document'), 'BkToCstmrStmt'), 'Stmt');
  if (statements.length === 0) throw new UnreadableBankFile(OTHER);
  const found = statements.flatMap((statement) => {
    const account = textOf(node(node(statement, 'Acct'), 'Id'), 'IBAN') || null;
    return list(statement, 'Ntry').flatMap((entry) => entriesOf(entry, account));
  });
  return found.map((entry, i) => ({ ...entry, line: i + 1 }));
}

function parse(text: string): Node {
  try {
    // The parser closes what a file cut short left open: such a file would pay a part, in silence.
    if (!/<\/(?:\w+:)?Document>\s*$/.test(text))
      throw new UnreadableBankFile(text.includes('BkToCstmrStmt') ? BROKEN : OTHER);
    return parser.parse(text) as Node;
  } catch (error) {
    throw error instanceof UnreadableBankFile ? error : new UnreadableBankFile(BROKEN);
  }
}

/** A booking is one payment, or a batch of them with an amount each. */
function entriesOf(entry: Node, account: string | null): Omit<BankEntry, 'line'>[] {
  const status = node(entry, 'Sts');
  if ((textOf(entry, 'Sts') || textOf(status, 'Cd')) !== 'BOOK') return [];
  const booked = node(entry, 'BookgDt');
  const date = (textOf(booked, 'Dt') || textOf(booked, 'DtTm')).slice(0, 10);
  if (!isIsoDate(date)) throw new UnreadableBankFile(BROKEN);
  const details = list(entry, 'NtryDtls').flatMap((part) => list(part, 'TxDtls'));
  const reference = textOf(entry, 'AcctSvcrRef') || textOf(entry, 'NtryRef');
  const one = (part: Node | null, amount: number, currency: string): Omit<BankEntry, 'line'> => ({
    date,
    amount,
    currency,
    reversal: textOf(entry, 'RvslInd') === 'true',
    account,
    text: [...(part ? remittance(part) : []), textOf(entry, 'AddtlNtryInf')].filter((line) => line !== '').join(' '),
    bankReference: textOf(node(part ?? {}, 'Refs'), 'AcctSvcrRef') || reference,
  });
  const whole = amountOf(entry, entry);
  if (details.length <= 1) return [one(details[0] ?? null, whole.amount, whole.currency)];
  return details.map((part) => {
    const own = 'Amt' in part ? part : node(node(part, 'AmtDtls'), 'TxAmt');
    const { amount, currency } = amountOf(own, 'CdtDbtInd' in part ? part : entry);
    return one(part, amount, currency);
  });
}

function amountOf(holder: Node, direction: Node): { amount: number; currency: string } {
  const amount = holder['Amt'];
  const written = typeof amount === 'string' ? amount : textOf(node(holder, 'Amt'), '#text');
  const cents = xmlCents(written);
  // A reversal of a debit is written as a credit; of a credit as a debit: the direction alone decides.
  const sign = SIGNS.get(textOf(direction, 'CdtDbtInd'));
  if (cents === null || sign === undefined) throw new UnreadableBankFile(AMOUNT);
  return { amount: sign * cents, currency: textOf(node(holder, 'Amt'), '@Ccy') || 'EUR' };
}

function remittance(part: Node): string[] {
  const info = node(part, 'RmtInf');
  const structured = list(info, 'Strd').flatMap((item) => [
    textOf(node(item, 'CdtrRefInf'), 'Ref'),
    ...texts(item, 'AddtlRmtInf'),
  ]);
  const endToEnd = textOf(node(part, 'Refs'), 'EndToEndId');
  return [...texts(info, 'Ustrd'), ...structured, endToEnd];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const node = (parent: Node, name: string): Node => (isNode(parent[name]) ? parent[name] : {});
const list = (parent: Node, name: string): Node[] =>
  Array.isArray(parent[name]) ? (parent[name] as unknown[]).filter(isNode) : [];
const texts = (parent: Node, name: string): string[] =>
  Array.isArray(parent[name]) ? (parent[name] as unknown[]).filter((value) => typeof value === 'string') : [];
const textOf = (parent: Node, name: string): string => (typeof parent[name] === 'string' ? parent[name].trim() : '');

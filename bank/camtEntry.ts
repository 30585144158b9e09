import type { BankLine } from '../domain/bank/bankLine.ts';
import { ibanIn } from './account.ts';
import { xmlCents } from './amount.ts';
import { xmlDay } from './day.ts';
import { UnreadableBankFile } from './unreadable.ts';
import { all, at, textAt, type XmlNode } from './xml.ts';

const DAY = 'In dit afschrift staat een dag die we niet kunnen lezen. Er is niets verwerkt.';
const AMOUNT = 'In dit afschrift staat een bedrag dat we niet kunnen lezen. Er is niets verwerkt.';

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['CRDT', 1],
  ['DBIT', -1],
]);

interface Money {
  /** In cents; negative for outgoing money, or a balance below zero. */
  amount: number;
  currency: string;
}

/** The amount in `holder`, signed by `direction`. */
export function moneyOf(holder: XmlNode | null, direction: XmlNode): Money {
  const cents = xmlCents(textAt(holder, 'Amt'));
  // A reversed debit is written as a credit and a reversed credit as a debit: the direction alone decides.
  const sign = SIGNS.get(textAt(direction, 'CdtDbtInd'));
  if (cents === null || sign === undefined) throw new UnreadableBankFile(AMOUNT);
  return { amount: sign * cents || 0, currency: at(holder, 'Amt')?.attributes['Ccy'] ?? 'EUR' };
}

/** One booking: a payment, or a batch of them with an amount each. Null for anything not booked (yet). */
export function bookedEntry(entry: XmlNode, account: string | null): { whole: Money; lines: BankLine[] } | null {
  if ((textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')) !== 'BOOK') return null;
  const day = xmlDay(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm'));
  if (day === null) throw new UnreadableBankFile(DAY);
  const whole = moneyOf(entry, entry);
  const reversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const details = all(entry, 'NtryDtls').flatMap((part) => all(part, 'TxDtls'));
  const one = (parts: XmlNode[], money: Money): BankLine => ({
    account,
    day,
    ...money,
    reversal,
    ...(parts.length === 1 && parts[0] ? party(parts[0], account, money.amount >= 0 !== reversal) : NOBODY),
    text: [...parts.flatMap(remittance), textAt(entry, 'AddtlNtryInf')].filter(Boolean).join(' '),
    reference: parts.length === 1 && parts[0] ? referenceOf(parts[0]) : '',
    bankReference:
      (parts.length === 1 && textAt(parts[0] ?? null, 'Refs', 'AcctSvcrRef')) || textAt(entry, 'AcctSvcrRef'),
  });
  const amounts = details.length > 1 ? amountsOf(details, entry, whole) : null;
  const lines = amounts ? details.map((part, i) => one([part], amounts[i] ?? whole)) : [one(details, whole)];
  return { whole, lines };
}

/** The payments of a batch; null if amounts are missing or don't add up to the booked amount: the batch is then one line. */
function amountsOf(details: XmlNode[], entry: XmlNode, whole: Money): Money[] | null {
  const holders = details.map((part) => (at(part, 'Amt') ? part : at(part, 'AmtDtls', 'TxAmt')));
  if (holders.includes(null)) return null;
  const amounts = holders.map((holder, i) => {
    const part = details[i];
    return moneyOf(holder, part && at(part, 'CdtDbtInd') ? part : entry);
  });
  const total = amounts.reduce((sum, { amount }) => sum + amount, 0);
  return total === whole.amount && amounts.every(({ currency }) => currency === whole.currency) ? amounts : null;
}

const NOBODY = { counterparty: { name: '', iban: null } };

/** The other party: for incoming money, the payer. A reversal keeps the sides of the original payment. */
function party(part: XmlNode, account: string | null, came: boolean): { counterparty: BankLine['counterparty'] } {
  const parties = at(part, 'RltdPties');
  const side = (role: 'Dbtr' | 'Cdtr') => ({
    name: textAt(parties, role, 'Nm') || textAt(parties, role, 'Pty', 'Nm'),
    iban: ibanIn(textAt(parties, `${role}Acct`, 'Id', 'IBAN') || textAt(parties, `${role}Acct`, 'Id', 'Othr', 'Id')),
  });
  const other = side(came ? 'Dbtr' : 'Cdtr');
  if (other.name || other.iban) return { counterparty: other };
  // Some banks name only the other party, on whichever side.
  const same = side(came ? 'Cdtr' : 'Dbtr');
  return same.iban !== null && same.iban !== account ? { counterparty: same } : NOBODY;
}

const structured = (part: XmlNode): XmlNode[] => all(at(part, 'RmtInf'), 'Strd');

const remittance = (part: XmlNode): string[] => [
  ...all(at(part, 'RmtInf'), 'Ustrd').map(({ text }) => text.trim()),
  ...structured(part).flatMap((item) => [
    textAt(item, 'CdtrRefInf', 'Ref'),
    ...all(item, 'AddtlRmtInf').map(({ text }) => text.trim()),
  ]),
];

function referenceOf(part: XmlNode): string {
  const endToEnd = textAt(part, 'Refs', 'EndToEndId');
  if (endToEnd && endToEnd !== 'NOTPROVIDED') return endToEnd;
  return (
    structured(part)
      .map((item) => textAt(item, 'CdtrRefInf', 'Ref'))
      .find(Boolean) ?? ''
  );
}

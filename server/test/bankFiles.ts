/** A line of a bank's file, as the tests write it; amounts in cents. */
export interface BankFileLine {
  amount: number;
  text: string;
  date?: string;
  currency?: string;
  reference?: string;
}

const euros = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const entry = ({ amount, text, date = '2026-03-11', currency = 'EUR', reference = '' }: BankFileLine) => `
      <Ntry><Amt Ccy="${currency}">${euros(amount)}</Amt><CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
        <BookgDt><Dt>${date}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
        <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>J de Vries</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf></TxDtls></NtryDtls>
      </Ntry>`;

/** A statement in CAMT.053, as a Dutch bank gives it. */
export const camt053 = (
  lines: readonly BankFileLine[],
  iban = 'NL91ABNA0417164300',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>
    <Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>${lines.map(entry).join('')}
    </Stmt></BkToCstmrStmt></Document>`;

/** The CSV of ING: semicolons, comma for cents, the direction in a column of its own. */
export const ingCsv = (lines: readonly BankFileLine[]): string =>
  [
    '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen"',
  ]
    .concat(
      lines.map(
        ({ amount, text, date = '2026-03-11' }) =>
          `"${date.replaceAll('-', '')}";"J de Vries";"NL91ABNA0417164300";"NL20INGB0001234567";"GT";"${amount < 0 ? 'Af' : 'Bij'}";"${euros(amount).replace('.', ',')}";"Online bankieren";"${text.replaceAll('"', '""')}"`,
      ),
    )
    .join('\r\n');

/** The CSV of Rabobank: commas, a sign in front, three columns of description. */
export const rabobankCsv = (lines: readonly BankFileLine[]): string =>
  [
    '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Naam tegenpartij","Omschrijving-1","Omschrijving-2","Omschrijving-3"',
  ]
    .concat(
      lines.map(
        ({ amount, text, date = '2026-03-11', currency = 'EUR' }, i) =>
          `"NL91ABNA0417164300","${currency}","ABNANL2A","${String(i + 1).padStart(18, '0')}","${date}","${date}","${amount < 0 ? '-' : '+'}${euros(amount).replace('.', ',')}","J de Vries","${text.slice(0, 8)}","${text.slice(8)}",""`,
      ),
    )
    .join('\n');

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatDate, formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { KeptLine } from '../../../domain/wire/keptLine.ts';
import { missedTerms } from '../../store/modules/bankImport/importChoices.ts';
import { workedOffFormOf } from '../../store/modules/bankImport/keptLines.ts';
import { useDropLineMutation, useTakeLinesMutation } from '../../store/modules/contracts/bankImportApi.ts';
import { keptLinesText as text } from '../../text/keptLines.ts';
import { useToday } from '../useToday.ts';
import { loanName } from './loanName.ts';
import { PastQuestion } from './PastQuestion.tsx';

type Kind = 'payment' | 'extra_repayment';

interface KeptItemProps {
  kept: KeptLine;
  known: KnownLines;
  loans: readonly LoanDetail[];
  /** It left the list. */
  onGone: () => void;
}

/** One line kept for later: asks which loan it belongs to, or none. */
export function KeptItem({ kept, known, loans, onGone }: KeptItemProps) {
  const id = useId();
  const today = useToday();
  const [hashid, setHashid] = useState(loans.length === 1 ? (loans[0]?.hashid ?? '') : '');
  const [kind, setKind] = useState<Kind>('payment');
  const [past, setPast] = useState<boolean | undefined>(undefined);
  const [complaint, setComplaint] = useState<string | null>(null);
  // The same key for every attempt with the same answers, so that a lost answer does not record it twice.
  const [attempt, setAttempt] = useState<{ said: string; key: string } | null>(null);
  const [take, taking] = useTakeLinesMutation();
  const [drop, dropping] = useDropLineMutation();
  const isBusy = taking.isLoading || dropping.isLoading;
  const loan = loans.find((one) => one.hashid === hashid);
  const amount = Math.abs(kept.amount);
  const terms = loan ? missedTerms(loan, [{ line: 0, loan: loan.hashid, kind, date: kept.date, amount }], today) : [];
  const refusal = taking.error && 'fields' in taking.error ? Object.values(taking.error.fields)[0] : undefined;
  const wrong = complaint ?? refusal;

  async function record(): Promise<void> {
    const missing = !loan ? text.needLoan : terms.length > 0 && past === undefined ? text.needPast : null;
    setComplaint(missing);
    if (!loan || missing !== null) return;
    const said = `${loan.hashid} ${loan.ledger_version} ${kind} ${past}`;
    const own = attempt?.said === said ? attempt : { said, key: crypto.randomUUID() };
    setAttempt(own);
    const told = { loan, kind, ...(terms.length > 0 && past !== undefined && { past }) };
    const { data } = await take({ form: await workedOffFormOf(kept, told, known, own.key), done: text.recorded });
    if (data) onGone();
  }
  async function remove(): Promise<void> {
    const { data } = await drop({ hashid: kept.hashid, done: text.dropped });
    if (data) onGone();
  }

  const who = [kept.name, kept.account_tail === '' ? '' : text.account(kept.account_tail)].filter((one) => one !== '');
  const title = `${formatDate(kept.date)} · ${formatEuro(kept.amount)}`;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', border: 1, borderColor: 'divider', borderRadius: '12px', p: 2, mb: 1.5 }}
    >
      <Box role="group" aria-labelledby={`${id}-title`}>
        <Typography id={`${id}-title`} className="cijfers" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {[title, ...who].join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text.until(formatDateLong(kept.kept_until))}
        </Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '2fr 1fr' }, mt: 1.5 }}>
          <FormControl fullWidth sx={{ minWidth: 0 }}>
            <FormLabel htmlFor={`${id}-loan`}>{text.loan}</FormLabel>
            <Select
              native
              value={hashid}
              inputProps={{ id: `${id}-loan`, 'aria-describedby': wrong ? `${id}-wrong` : undefined }}
              onChange={({ target }) => {
                setHashid(target.value);
                setPast(undefined);
                setComplaint(null);
              }}
            >
              {loans.length !== 1 && <option value="">{text.noLoan}</option>}
              {loans.map((one) => (
                <option key={one.hashid} value={one.hashid}>
                  {loanName(one)}
                </option>
              ))}
            </Select>
          </FormControl>
          <FormControl fullWidth sx={{ minWidth: 0 }}>
            <FormLabel htmlFor={`${id}-kind`}>{text.kind}</FormLabel>
            <Select
              native
              value={kind}
              inputProps={{ id: `${id}-kind` }}
              onChange={({ target }) => setKind(target.value === 'payment' ? 'payment' : 'extra_repayment')}
            >
              <option value="payment">{text.payment}</option>
              <option value="extra_repayment">{text.extra}</option>
            </Select>
          </FormControl>
        </Box>
        {loan && <PastQuestion loan={loan} terms={terms} answer={past} onAnswer={setPast} />}
        {wrong && (
          <Typography id={`${id}-wrong`} role="alert" color="error" sx={{ mt: 1 }}>
            {wrong}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
          <Button variant="contained" disabled={isBusy} onClick={() => void record()}>
            {loan?.book?.role === 'borrower' ? text.report : text.record}
          </Button>
          <Button disabled={isBusy} onClick={() => void remove()}>
            {text.drop}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

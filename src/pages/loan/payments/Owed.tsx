import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { LoanEvent, ReportAnswer } from '../../../../domain/wire/event.ts';
import { useAnswerEventMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { paymentsText as text } from '../../../text/loanPayments.ts';
import { remarksText } from '../../../text/remarks.ts';
import { confirmedDone } from '../awaited.ts';
import { openWords } from '../timeline/eventWords.ts';
import { Waiting } from '../Waiting.tsx';
import { ConfirmAll } from './ConfirmAll.tsx';

interface OwedProps {
  loan: LoanDetail;
  records: readonly LoanEvent[];
  /** Called when the reader wants to name another amount. */
  onOther: (record: LoanEvent) => void;
}

/** Costs, and records that somebody wants to take back: they wait for the people who have to answer. */
export function Owed({ loan, records, onOther }: OwedProps) {
  const [answer, { isLoading }] = useAnswerEventMutation();

  async function say({ hashid, recorded_by }: LoanEvent, status: ReportAnswer['status']): Promise<void> {
    const done =
      status === 'confirmed'
        ? confirmedDone(loan, hashid, text.confirmedOwed)
        : text.refusedOwed(recorded_by.firstname);
    await answer({ contract: loan.hashid, hashid, status, done });
  }
  const toAnswer = records.filter(({ hashid }) => loan.book?.open.some(({ event, mine }) => mine && event === hashid));
  return (
    <>
      <ConfirmAll loan={loan} records={toAnswer} onAsk={null} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {records.map((record) => {
          const what = openWords(record, loan.events);
          const open = loan.book?.open.find(({ event }) => event === record.hashid);
          return (
            <Box
              component="li"
              key={record.hashid}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 1 }}
            >
              <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
                <Typography className="cijfers" sx={{ fontWeight: 600 }}>
                  {what}
                </Typography>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {formatDateLong(record.date)}, {fullName(record.recorded_by)}
                  {record.note !== '' && `: ${record.note}`}
                </Typography>
                {open?.mine !== true && <Waiting waits={open?.waits ?? []} parties={loan.parties} />}
              </Box>
              {open?.mine === true && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }} className="niet-afdrukken">
                  <Button
                    variant="contained"
                    disabled={isLoading}
                    aria-label={text.rightWhat(what)}
                    onClick={() => void say(record, 'confirmed')}
                  >
                    {text.confirm}
                  </Button>
                  <Button
                    variant="outlined"
                    disabled={isLoading}
                    aria-label={text.wrongWhat(what)}
                    onClick={() => void say(record, 'refused')}
                  >
                    {text.wrong}
                  </Button>
                  {record.kind !== 'correction' && (
                    <Button aria-label={remarksText.otherTo(what)} onClick={() => onOther(record)}>
                      {remarksText.other}
                    </Button>
                  )}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </>
  );
}

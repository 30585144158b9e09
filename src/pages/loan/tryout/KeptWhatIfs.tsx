import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { outcomeOf } from '../../../../domain/loans/keptWhatIf.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { formatPercent } from '../../../../domain/money/percent.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import type { Tried, WhatIf, WhatIfs } from '../../../../domain/wire/whatIf.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useRemoveWhatIfMutation } from '../../../store/modules/contracts/whatIfsApi.ts';
import { tryOutFormText } from '../../../text/loanTryOutForm.ts';
import { tryOutText } from '../../../text/loanTryOut.ts';
import { interestSentence } from '../figures/interestSentence.ts';

const { kept: text, keep } = tryOutFormText;

/** The try-out in words: an extra repayment says its outcome if there is a choice. */
function wordsOf(tried: Tried, { type }: LoanDetail): string {
  const day = formatDateLong(tried.date);
  if (tried.kind === 'rate_change') return text.rate(formatPercent(tried.rate_millipercent), day);
  const words = text.extra(formatEuro(tried.amount), day);
  return type === 'RepaymentFreeLoanContract' ? words : `${words}: ${text.ways[tried.outcome]}`;
}

/** Its result for the loan as it is now. */
function comesTo(loan: LoanDetail, tried: Tried, days: readonly IsoDate[]): readonly string[] {
  const outcome = outcomeOf(loan, loan.events, tried, days);
  if (outcome === 'past') return [text.past];
  if ('refused' in outcome) return outcome.refused;
  const { now, then } = outcome;
  return then.figures.open === 0
    ? [interestSentence(now.figures, then.figures), tryOutText.paidOff(formatDateLong(then.figures.endDate))]
    : [
        interestSentence(now.figures, then.figures),
        `${tryOutText.payment[loan.type]}: ${formatEuro(then.figures.payment)}. ${text.last(formatDateLong(then.figures.endDate))}`,
      ];
}

interface ListProps {
  loan: LoanDetail;
  /** The days of the terms on which something can be tried now. */
  days: readonly IsoDate[];
  onOpen: (one: WhatIf) => void;
  onRename: (one: WhatIf) => void;
}

function KeptItem({
  one,
  loan,
  days,
  onOpen,
  onRename,
  onRemove,
}: ListProps & { one: WhatIf; onRemove: (one: WhatIf) => void }) {
  const { name, tried } = one;
  const lines = useMemo(() => comesTo(loan, tried, days), [loan, tried, days]);
  const button = (act: string, press: (one: WhatIf) => void) => (
    <Button size="small" onClick={() => press(one)} aria-label={text.of(act, name)}>
      {act}
    </Button>
  );
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" className="cijfers">
        {wordsOf(tried, loan)}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} variant="body2" color="textSecondary" className="cijfers">
          {line}
        </Typography>
      ))}
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ mt: 0.5, ml: -1, flexWrap: 'wrap' }}>
        {button(text.open, onOpen)}
        {button(text.rename, onRename)}
        {button(text.remove, onRemove)}
      </Stack>
    </Box>
  );
}

interface KeptWhatIfsProps extends ListProps {
  /** The list as requested. */
  kept: { data?: WhatIfs | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** The person's saved try-outs of this loan, each with its current result. */
export function KeptWhatIfs({ kept, ...rest }: KeptWhatIfsProps) {
  const id = useId();
  const { data, isError, isFetching, refetch } = kept;
  const [asked, setAsked] = useState<WhatIf | null>(null);
  const [remove, { isLoading }] = useRemoveWhatIfMutation();
  async function drop({ hashid, name }: WhatIf): Promise<void> {
    await remove({ contract: rest.loan.hashid, hashid, done: keep.removed(name) });
    setAsked(null);
  }
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h3" id={id} sx={{ mb: 1 }}>
        {text.title}
      </Typography>
      {data === undefined && !isError && <ListSkeleton rows={1} />}
      {data === undefined && isError && (
        <FailedState title={text.failed} onRetry={isFetching ? undefined : () => void refetch()} />
      )}
      {data?.length === 0 && <Typography color="textSecondary">{text.none}</Typography>}
      {data !== undefined && data.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {text.now}
          </Typography>
          <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map((one) => (
              <KeptItem key={one.hashid} one={one} {...rest} onRemove={setAsked} />
            ))}
          </Box>
        </>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={text.removeTitle(asked.name)}
          text={text.removeText}
          verb={text.remove}
          busy={isLoading}
          onConfirm={() => void drop(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Box>
  );
}

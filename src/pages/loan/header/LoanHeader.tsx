import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ownPart, ownShare, shareWords } from '../../../../domain/contracts/borrowerShares.ts';
import { namesNow } from '../../../../domain/contracts/life/namesNow.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import { Amount } from '../../../components/Amount.tsx';
import { contractColour } from '../../../components/contractColour.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { useContractLifecycleState } from '../../../store/modules/contracts/proposalsApi.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { loanText as text } from '../../../text/loan.ts';
import { useSide } from '../viewer.ts';
import { PaidRing } from './PaidRing.tsx';

interface LoanHeaderProps {
  loan: LoanContract;
  /** Today's balance, in cents. */
  open: number;
  /** Whether part of the loan was forgiven. */
  forgiven: boolean;
  /** The part of it that was paid ahead. */
  openPaid: number;
  /** The day it begins, while that is in the future. */
  startsOn: IsoDate | null;
  today: IsoDate;
  /** The day it is paid off, as things stand. */
  endDate: IsoDate;
}

/** The state of the loan: the balance today, for whom, its progress and its end. */
export function LoanHeader({ loan, open, openPaid, forgiven, startsOn, today, endDate }: LoanHeaderProps) {
  const side = useSide(loan);
  const me = useAppSelector(selectCurrentUser)?.hashid;
  const share = ownShare(loan, me ?? '');
  const draft = loan.contract.signed_date === null;
  const waits = startsOn !== null && loan.contract.taken_over === null;
  // Archived before its payout: then it does not say that it will be paid out.
  const calledOff = waits && loan.archived_at !== undefined;
  const turns = useContractLifecycleState(loan.hashid).data?.turns ?? [];
  const died = turns.filter(({ kind }) => kind === 'died').map(({ party }) => party.hashid);
  const lenders = namesNow(loan.parties.from, died, side === 'from' ? me : undefined);
  const borrowers = namesNow(loan.parties.to, died, side === 'to' ? me : undefined);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: '2px solid',
        borderColor: contractColour(loan.type),
        pt: 2.5,
        mb: 4,
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {draft
            ? text.draftAmount(loan.contract.start_date > today)
            : waits
              ? calledOff
                ? text.calledOff
                : text.paidOutOn(formatDateLong(startsOn))
              : text.openOn(formatDateLong(today))}
        </Typography>
        <Typography component="p" sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, fontWeight: 600, lineHeight: 1.2 }}>
          <Amount cents={draft ? loan.total : open} />
        </Typography>
        {draft && open !== loan.total && (
          <Typography className="cijfers" sx={{ mt: 0.5 }}>
            {text.draftOpen(formatDateLong(today), formatEuro(open))}
          </Typography>
        )}
        {open > 0 && !draft && !waits && (
          <Typography sx={{ mt: 0.5 }}>{text.owed(side, lenders, borrowers)}</Typography>
        )}
        {open > 0 && !draft && !waits && share !== undefined && (
          <Typography className="cijfers">
            {text.ownShare(shareWords(share), formatEuro(ownPart(open, share)))}
          </Typography>
        )}
        {openPaid > 0 && (
          <Typography className="cijfers">
            {text.openPaid(formatEuro(open - openPaid), formatEuro(openPaid))}
          </Typography>
        )}
        {!calledOff && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {open === 0 ? text.endedOn(formatDateLong(endDate)) : text.endsOn(formatDateLong(endDate))}
          </Typography>
        )}
      </Box>
      {!draft && !waits && (
        <PaidRing
          forgiven={forgiven}
          percent={Math.floor(((loan.total - open) * 100) / loan.total)}
          colour={contractColour(loan.type)}
        />
      )}
    </Box>
  );
}

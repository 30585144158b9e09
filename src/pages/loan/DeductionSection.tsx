import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { standingCheck } from '../../../domain/statements/ownHome.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { DeductionBlock } from '../../components/deduction/DeductionBlock.tsx';
import { Part } from '../../components/parts/Part.tsx';
import { Section } from '../../components/Section.tsx';
import { HomeSection } from './HomeSection.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { deductionText as text } from '../../text/deduction.ts';
import { useIncomePartners } from './viewer.ts';

/**
 * The borrower whose statement the reader may open: a parent anyone's, a member only their own (docs/decisions/0008).
 */
function borrowerFor({ parties }: LoanDetail, me: CurrentUser | null): string | null {
  const own = parties.to.find(({ hashid }) => hashid === me?.hashid);
  return own?.hashid ?? (me?.family_role === 'manager' ? (parties.to[0]?.hashid ?? null) : null);
}

/** For a loan for the own home: its history, and can the interest still be deducted (art. 3.119a Wet IB 2001)? */
export function DeductionSection({ loan, today }: { loan: LoanDetail; today: string }) {
  const me = useAppSelector(selectCurrentUser);
  const arePartners = useIncomePartners();
  const standing = useMemo(() => standingCheck(loan, today, arePartners), [loan, today, arePartners]);
  const borrower = borrowerFor(loan, me);
  return (
    <>
      <HomeSection loan={loan} today={today} />
      {/* Payments still being entered may have been on time: the legal effect of arrears is not known yet. */}
      {standing !== null && loan.entering_until !== undefined && (
        <Section title={text.title}>
          <Typography>{text.entering}</Typography>
        </Section>
      )}
      {standing !== null && loan.entering_until === undefined && (
        <Part
          name="aftrek"
          title={text.title}
          hint={`${text.verdicts[standing.check.verdict]}.`}
          fixed={standing.check.verdict === 'red'}
        >
          <DeductionBlock check={standing.check} title={text.thisLoan} level="h3" />
          {borrower !== null && (
            <Link
              component={RouterLink}
              to={paths.jaaropgaveVan(standing.year, borrower)}
              className="niet-afdrukken"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
            >
              {text.toYear(standing.year)}
            </Link>
          )}
        </Part>
      )}
    </>
  );
}

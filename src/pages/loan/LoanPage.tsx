import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { hintsOf } from '../../../domain/contracts/hints/hintsOf.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { makeSchedule } from '../../../domain/loans/schedule.ts';
import { paperGiftOf } from '../../../domain/paperGifts/paperGift.ts';
import { fullNames } from '../../../domain/names/name.ts';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import { agreedInGift } from '../../components/agreement/agreed.ts';
import { Hints } from '../../components/Hints.tsx';
import { DataList } from '../../components/DataList.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectMayManage } from '../../store/modules/user/userSlice.ts';
import { loanText as text } from '../../text/loan.ts';
import { ContractActions } from './ContractActions.tsx';
import { Documents } from './documents/Documents.tsx';
import { LoanSections } from './LoanSections.tsx';
import { useContract } from './useContract.ts';

/** Only a gift on paper has an administration. */
const PaperSection = lazy(async () => ({
  default: (await import('./paper/PaperSection.tsx')).PaperSection,
}));

function LoanBody({ loan }: { loan: LoanDetail }) {
  const made = useMemo(() => makeSchedule(loan.type, loan.total, loan.contract), [loan]);
  // The server refuses a loan without a schedule; a contract that has none is a fault, not a state of this screen.
  if ('errors' in made) throw new Error(`Loan without a schedule: ${Object.keys(made.errors).join(', ')}`);
  return <LoanSections loan={loan} schedule={made.schedule} />;
}

function Sections({ contract }: { contract: ContractDetail }) {
  const paper = useMemo(() => (isLoan(contract) ? null : paperGiftOf(contract)), [contract]);
  if (isLoan(contract)) return <LoanBody loan={contract} />;
  return (
    <>
      {paper !== null && contract.events !== undefined && (
        <Suspense fallback={null}>
          <PaperSection gift={contract} paper={paper} />
        </Suspense>
      )}
      <Section title={text.terms}>
        <DataList rows={Object.values(agreedInGift(contract)).flat()} />
      </Section>
      <Section title={text.sections.documenten}>
        <Documents contract={contract} />
      </Section>
    </>
  );
}

/** Everything about one agreement: the terms, for a loan what is open and the schedule, and its documents. */
export function LoanPage() {
  const { id = '' } = useParams();
  const view = useContract(id);
  const mayManage = useAppSelector(selectMayManage);

  if (view.state === 'unknown') {
    return (
      <Page title={text.unknownTitle}>
        <EmptyState
          title={text.unknown}
          action={
            <Button variant="contained" component={Link} to={paths.overzicht}>
              {text.toOverview}
            </Button>
          }
        />
      </Page>
    );
  }
  if (view.state === 'failed') {
    return (
      <Page title={text.unknownTitle}>
        <FailedState title={text.failed} hint={text.failedHint} onRetry={view.retry} />
      </Page>
    );
  }
  if (view.state === 'loading') {
    return (
      <Page title={<Skeleton width="60%" />}>
        <Box aria-busy="true">
          <Skeleton height={96} width="50%" />
          <Skeleton variant="rounded" height={240} sx={{ my: 4 }} />
          <Skeleton variant="rounded" height={320} />
        </Box>
      </Page>
    );
  }
  const { contract } = view;
  const title = text.title(
    contractTypeName(contract.type),
    fullNames(contract.parties.from),
    fullNames(contract.parties.to),
  );
  return (
    <Page title={title} actions={<ContractActions contract={contract} title={title} mayManage={mayManage} />}>
      <Sections contract={contract} />
      <Hints hints={hintsOf(contract)} />
    </Page>
  );
}

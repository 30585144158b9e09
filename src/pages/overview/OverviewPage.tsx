import Button from '@mui/material/Button';
import { lazy, Suspense, useDeferredValue } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { useLatch } from '../../components/useLatch.ts';
import { useToday } from '../../components/useToday.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { selectContracts, selectContractsStatus } from '../../store/modules/contracts/contractsSlice.ts';
import { useGetGiftYearQuery } from '../../store/modules/gifts/giftsApi.ts';
import { selectHasFamily, selectMayMakeContract, selectUserStatus } from '../../store/modules/user/userSlice.ts';
import { overviewText as text } from '../../text/overview.ts';
import { FilteredContracts } from './FilteredContracts.tsx';
import { GiftMeters } from './gifts/GiftMeters.tsx';
import { NextStep } from './NextStep.tsx';
import { TotalFigures } from './TotalFigures.tsx';
import { startWizard, wizardIsOpen } from './wizard/wizardAddress.ts';

const ContractWizard = lazy(() =>
  import(/* webpackChunkName: "wizard" */ './wizard/ContractWizard.tsx').then((module) => ({
    default: module.ContractWizard,
  })),
);

/** The parts after the list, in one chunk: the first screen has no bytes to spare (docs/performance.md). */
const BelowContracts = lazy(() =>
  import(/* webpackChunkName: "overview-parts" */ './BelowContracts.tsx').then((module) => ({
    default: module.BelowContracts,
  })),
);

/** Never shown to a reader with a contract. */
const EmptyOverview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './EmptyOverview.tsx')).EmptyOverview,
}));

/**
 * /overzicht: the totals, and every contract, newest signed first. All of it loads at once: anything later
 * above the list would push it down under a finger. It is drawn in slices (docs/performance.md).
 */
export function OverviewPage() {
  const { refetch } = useGetContractsQuery();
  const list = useAppSelector(selectContracts);
  const status = useAppSelector(selectContractsStatus);
  const userStatus = useAppSelector(selectUserStatus);
  const mayMake = useAppSelector(selectMayMakeContract);
  const hasFamily = useAppSelector(selectHasFamily);
  const today = useToday();
  // Fetched only here: a second subscriber would fetch it again after a failure.
  const meters = useGetGiftYearQuery(Number(today.slice(0, 4)));
  const metersSettled = useLatch(meters.data !== undefined || meters.isError);
  const [query] = useSearchParams();

  const known = metersSettled && [status, userStatus].every((one) => one !== 'idle' && one !== 'loading');
  const arrived = useDeferredValue(known ? list : null);
  const contracts = known ? arrived : null;
  const newContract = startWizard();
  const actions = mayMake && hasFamily && contracts && (
    <Button variant="contained" component={Link} to={newContract}>
      {text.newContract}
    </Button>
  );
  return (
    <Page title={text.title} actions={actions}>
      {!contracts && <ListSkeleton rows={7} />}
      {contracts && (
        <>
          <NextStep />
          {!(status === 'ready' && contracts.length === 0) && <TotalFigures />}
          <GiftMeters today={today} gifts={meters.data} failed={meters.isError} onRetry={() => void meters.refetch()} />
          <Section title={text.contracts}>
            {status === 'failed' && (
              <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
            )}
            {status === 'ready' && contracts.length === 0 && (
              <Suspense fallback={null}>
                <EmptyOverview hasFamily={hasFamily} newContract={mayMake && newContract} />
              </Suspense>
            )}
            {status === 'ready' && contracts.length > 0 && <FilteredContracts contracts={contracts} />}
          </Section>
          {status === 'ready' && (
            <Suspense fallback={null}>
              <BelowContracts hasFamily={hasFamily} />
            </Suspense>
          )}
        </>
      )}
      {wizardIsOpen(query, mayMake) && (
        <Suspense fallback={null}>
          <ContractWizard />
        </Suspense>
      )}
    </Page>
  );
}

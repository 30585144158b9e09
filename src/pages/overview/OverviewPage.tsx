import Button from '@mui/material/Button';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetContractsQuery } from '../../store/modules/contracts/contractsApi.ts';
import { selectContracts, selectContractsStatus } from '../../store/modules/contracts/contractsSlice.ts';
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

/** What comes after the list, in one chunk: the first screen has no bytes to spare (docs/performance.md). */
const BelowContracts = lazy(() =>
  import(/* webpackChunkName: "overview-parts" */ './BelowContracts.tsx').then((module) => ({
    default: module.BelowContracts,
  })),
);

/** Who has a contract never sees it. */
const EmptyOverview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "overview-parts" */ './EmptyOverview.tsx')).EmptyOverview,
}));

/** Not even asked. */
const NONE: readonly Contract[] = [];

/**
 * /overzicht: how do we stand, and every contract, newest signed first. All of it comes at once: what arrives
 * later above the list would push it down under somebody's finger.
 */
export function OverviewPage() {
  const { refetch } = useGetContractsQuery();
  const list = useAppSelector(selectContracts);
  const mayMake = useAppSelector(selectMayMakeContract);
  const hasFamily = useAppSelector(selectHasFamily);
  const statuses = [useAppSelector(selectContractsStatus), useAppSelector(selectUserStatus)];
  const [query] = useSearchParams();
  const [metersSettled, setMetersSettled] = useState(false);

  const [status] = statuses;
  const ready = status === 'ready';
  // The list that arrives is drawn in slices (docs/performance.md).
  const arrived = ready ? list : NONE;
  const contracts = useDeferredValue(arrived);
  const behind = contracts !== arrived && contracts === NONE;
  const waiting = !metersSettled || behind || statuses.some((one) => one === 'idle' || one === 'loading');
  const newContract = startWizard();
  const actions = mayMake && hasFamily && !waiting && (
    <Button variant="contained" component={Link} to={newContract}>
      {text.newContract}
    </Button>
  );
  return (
    <Page title={text.title} actions={actions}>
      {waiting && <ListSkeleton rows={7} />}
      <div hidden={waiting}>
        <NextStep />
        <TotalFigures />
        <GiftMeters onSettled={setMetersSettled} />
        <Section title={text.contracts}>
          {status === 'failed' && (
            <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
          )}
          {ready && !behind && contracts.length === 0 && (
            <Suspense fallback={null}>
              <EmptyOverview hasFamily={hasFamily} newContract={mayMake && newContract} />
            </Suspense>
          )}
          {ready && contracts.length > 0 && <FilteredContracts contracts={contracts} />}
        </Section>
        {ready && (
          <Suspense fallback={null}>
            <BelowContracts hasFamily={hasFamily} />
          </Suspense>
        )}
      </div>
      {wizardIsOpen(query) && mayMake && (
        <Suspense fallback={null}>
          <ContractWizard />
        </Suspense>
      )}
    </Page>
  );
}

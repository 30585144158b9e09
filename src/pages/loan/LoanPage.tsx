import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { contractCalled, contractTypeName } from '../../../domain/contracts/names.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { scheduleOf } from '../../../domain/loans/schedule.ts';
import { paperGiftOf } from '../../../domain/paperGifts/paperGift.ts';
import { fullNames } from '../../../domain/names/name.ts';
import type { ContractLifecycle } from '../../../domain/wire/proposal.ts';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { UnknownHere } from '../../components/UnknownHere.tsx';
import { useTabTitle } from '../../components/useTabTitle.ts';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { loanText as text } from '../../text/loan.ts';
import { ContractActions, DownloadAgreement } from './ContractActions.tsx';
import { ContractHints } from './ContractHints.tsx';
import { ContractDocuments } from './documents/ContractDocuments.tsx';
import { NextStepHere } from './NextStepHere.tsx';
import { LaterTerms } from './LaterTerms.tsx';
import { LoanSections } from './LoanSections.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { useGetContractLifecycleQuery } from '../../store/modules/contracts/proposalsApi.ts';
import { contractLifecycleText } from '../../text/contractLifecycle.ts';
import { CONCEPTS } from './stand/standCards.ts';
import { useContract } from './useContract.ts';

/** Only a gift on paper has an administration. */
const PaperSection = lazy(async () => ({
  default: (await import('./paper/PaperSection.tsx')).PaperSection,
}));

const Proposals = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ './proposals/Proposals.tsx')).Proposals,
}));

const Confirmations = lazy(async () => ({
  default: (await import('./confirmations/Confirmations.tsx')).Confirmations,
}));

const Turns = lazy(async () => ({
  default: (await import('./turns/Turns.tsx')).Turns,
}));

/** The look of each state; the word is the same for both sides. */
const LOOKS = {
  concept: 'draft',
  offered: 'waiting',
  signed: 'done',
  amended: 'done',
  ended: 'done',
  archived: 'draft',
} as const;

function LoanBody({ loan }: { loan: LoanDetail }) {
  const schedule = useMemo(() => scheduleOf(loan.type, loan.total, loan.contract), [loan]);
  return <LoanSections loan={loan} schedule={schedule} />;
}

function Sections({ contract }: { contract: ContractDetail }) {
  const paper = useMemo(
    () => (isLoan(contract) ? null : paperGiftOf(contract, contract.last_death, contract.first_death)),
    [contract],
  );
  if (isLoan(contract)) return <LoanBody loan={contract} />;
  return (
    <>
      {paper !== null && contract.events !== undefined && (
        <Suspense fallback={null}>
          <PaperSection gift={contract} paper={paper} />
        </Suspense>
      )}
      <Section title={text.terms}>
        <LaterTerms contract={contract} />
      </Section>
      <Section title={text.sections.documenten}>
        <ContractDocuments contract={contract} />
      </Section>
    </>
  );
}

/** Its state, in a few words. */
const stateLabel = ({ state, signing }: ContractLifecycle): string =>
  state === 'offered' && signing === null ? contractLifecycleText.offeredPaper : contractLifecycleText.states[state];

/** Everything about one agreement: the terms, for a loan the balance and the schedule, and its documents. */
export function LoanPage() {
  const { id = '' } = useParams();
  useKeptFocus();
  const view = useContract(id);
  const asked = useGetContractLifecycleQuery(id, { refetchOnMountOrArgChange: true });
  const lifecycle = asked.currentData;
  useTabTitle(view.state === 'ready' ? contractCalled(view.contract) : null);

  if (view.state === 'unknown') {
    return (
      <Page title={text.unknownTitle}>
        <UnknownHere
          title={text.unknown}
          back={
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
      <Page title={text.failedTitle}>
        <FailedState title={text.failed} hint={text.failedHint} onRetry={view.retry} />
      </Page>
    );
  }
  // Its state comes with it: a part that came later would push the figures below it down.
  if (view.state === 'loading' || asked.isLoading) {
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
  const purpose = contract.contract.purpose.trim();
  const told = (part: 'open' | 'history') =>
    lifecycle &&
    (lifecycle.proposals.length > 0 || lifecycle.signing || lifecycle.not_signed) && (
      <Suspense fallback={null}>
        <Proposals contract={contract} lifecycle={lifecycle} part={part} />
      </Suspense>
    );
  return (
    <Page
      title={purpose || title}
      intro={
        <>
          {purpose && <Box sx={{ mb: 1 }}>{title}</Box>}
          {lifecycle && <StateChip state={LOOKS[lifecycle.state]} label={stateLabel(lifecycle)} />}
        </>
      }
      actions={<DownloadAgreement contract={contract} />}
    >
      <NextStepHere contract={contract} lifecycle={lifecycle} title={title} />
      {lifecycle?.turns && isLoan(contract) && (
        <Suspense fallback={null}>
          <Turns loan={contract} turns={lifecycle.turns} stands={lifecycle.stands} />
        </Suspense>
      )}
      {lifecycle && (lifecycle.unconfirmed || lifecycle.confirmations || lifecycle.contested || lifecycle.unheard) && (
        <Suspense fallback={null}>
          <Confirmations contract={contract} lifecycle={lifecycle} />
        </Suspense>
      )}
      {contract.next?.kind !== 'sign' && told('open')}
      {asked.isError && <FailedState title={contractLifecycleText.failed} onRetry={() => void asked.refetch()} />}
      <Sections contract={contract} />
      {told('history')}
      {lifecycle && !CONCEPTS.includes(lifecycle.stands.state) && (
        <ContractActions contract={contract} lifecycle={lifecycle} title={title} />
      )}
      <ContractHints contract={contract} />
    </Page>
  );
}

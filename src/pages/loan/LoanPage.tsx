import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { contractTypeName } from '../../../domain/contracts/names.ts';
import { isLoan } from '../../../domain/contracts/isLoan.ts';
import { scheduleOf } from '../../../domain/loans/schedule.ts';
import { paperGiftOf } from '../../../domain/paperGifts/paperGift.ts';
import { fullNames } from '../../../domain/names/name.ts';
import type { ContractDetail, LoanDetail } from '../../../domain/wire/contract.ts';
import { agreedInGift } from '../../components/agreement/agreed.ts';
import { DataList } from '../../components/DataList.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { UnknownHere } from '../../components/UnknownHere.tsx';
import { useTabTitle } from '../../components/useTabTitle.ts';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { loanText as text } from '../../text/loan.ts';
import { ContractActions } from './ContractActions.tsx';
import { ContractHints } from './ContractHints.tsx';
import { ContractDocuments } from './documents/ContractDocuments.tsx';
import { NextStepHere } from './NextStepHere.tsx';
import { LoanSections } from './LoanSections.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { useGetContractLifeQuery } from '../../store/modules/contracts/proposalsApi.ts';
import { contractLifeText } from '../../text/contractLife.ts';
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
        <DataList rows={Object.values(agreedInGift(contract)).flat()} />
      </Section>
      <Section title={text.sections.documenten}>
        <ContractDocuments contract={contract} />
      </Section>
    </>
  );
}

/** What it is for, or its kind where nobody said. */
const tabTitle = ({ type, contract }: ContractDetail): string => contract.purpose.trim() || contractTypeName(type);

/** Everything about one agreement: the terms, for a loan what is open and the schedule, and its documents. */
export function LoanPage() {
  const { id = '' } = useParams();
  useKeptFocus();
  const view = useContract(id);
  const asked = useGetContractLifeQuery(id, { refetchOnMountOrArgChange: true });
  const life = asked.currentData;
  useTabTitle(view.state === 'ready' ? tabTitle(view.contract) : null);

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
  // Where it stands in its life comes with it: a part that came later would push the sums under it down.
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
    life &&
    (life.proposals.length > 0 || life.signing || life.not_signed) && (
      <Suspense fallback={null}>
        <Proposals contract={contract} life={life} part={part} />
      </Suspense>
    );
  return (
    <Page
      title={purpose || title}
      intro={
        <>
          {purpose && <Box sx={{ mb: 1 }}>{title}</Box>}
          {life && <StateChip state={LOOKS[life.state]} label={contractLifeText.states[life.state]} />}
        </>
      }
      actions={<ContractActions contract={contract} life={life} title={title} part="head" />}
    >
      {life && life.signed_on_paper !== null && (
        <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
          {life.signed_on_paper}
        </Typography>
      )}
      <NextStepHere contract={contract} />
      {life && (life.unconfirmed || life.confirmations || life.contested || life.unheard) && (
        <Suspense fallback={null}>
          <Confirmations contract={contract} life={life} />
        </Suspense>
      )}
      {contract.next?.kind !== 'sign' && told('open')}
      {asked.isError && <FailedState title={contractLifeText.failed} onRetry={() => void asked.refetch()} />}
      <Sections contract={contract} />
      {told('history')}
      <ContractActions contract={contract} life={life} title={title} part="end" />
      <ContractHints contract={contract} />
    </Page>
  );
}

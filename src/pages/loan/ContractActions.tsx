import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { agreementFileName } from '../../../domain/contracts/fileNames.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ContractAct, ContractLife } from '../../../domain/wire/proposal.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useDownloadAgreementMutation, useRemoveContractMutation } from '../../store/modules/contracts/contractsApi.ts';
import { loanText as text } from '../../text/loan.ts';
import { contractLifeText } from '../../text/contractLife.ts';
import { type Way, WAYS } from './proposals/ways.ts';

const LifeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ './proposals/LifeDialog.tsx')).LifeDialog,
}));

interface ContractActionsProps {
  contract: ContractDetail;
  /** What the reader may do with it; undefined while that is not known. */
  life: ContractLife | undefined;
  /** The contract in one line, as the heading says it. */
  title: string;
  /** 'head': the paper, beside the title; 'end': what changes or ends the contract, away from what is done every month. */
  part: 'head' | 'end';
}

/** Download, and what the state of the contract lets its reader do: a draft is edited and removed, the rest is proposed. */
export function ContractActions({ contract, life, title, part }: ContractActionsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Way | 'remove' | null>(null);
  const [download, downloading] = useDownloadAgreementMutation();
  const [remove, removing] = useRemoveContractMutation();
  const may = (act: ContractAct) => life?.may.includes(act) === true;
  const close = () => setAsking(null);

  async function removeContract(): Promise<void> {
    const answer = await remove({ hashid: contract.hashid, done: text.removed });
    close();
    if (!answer.error) await navigate(paths.overzicht, { replace: true });
  }
  if (part === 'head')
    return (
      <Button
        variant="outlined"
        loading={downloading.isLoading}
        onClick={() => void download({ hashid: contract.hashid, fileName: agreementFileName(contract) })}
      >
        {text.download}
      </Button>
    );
  const writes = may('edit') || may('change');
  const ways = WAYS.filter(may);
  if (!writes && ways.length === 0 && !may('remove')) return null;
  return (
    <Section title={text.manage}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {writes && (
          <Button variant="outlined" component={Link} to={`${paths.overzicht}?wijzig=${contract.hashid}`}>
            {may('edit') ? text.edit : contractLifeText.change}
          </Button>
        )}
        {ways.map((way) => (
          <Button key={way} onClick={() => setAsking(way)}>
            {contractLifeText[way]}
          </Button>
        ))}
        {may('remove') && (
          <Button color="error" onClick={() => setAsking('remove')}>
            {text.remove}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={asking === 'remove'}
        title={text.removeTitle}
        text={text.removeDraftConsequence(title)}
        verb={text.remove}
        busy={removing.isLoading}
        onConfirm={() => void removeContract()}
        onCancel={close}
      />
      {asking !== null && asking !== 'remove' && life && (
        <Suspense fallback={null}>
          <LifeDialog contract={contract} life={life} way={asking} onClose={close} />
        </Suspense>
      )}
    </Section>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { agreementFileName } from '../../../domain/contracts/fileNames.ts';
import type { ContractDetail } from '../../../domain/wire/contract.ts';
import type { ContractAct, ContractLifecycle } from '../../../domain/wire/proposal.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useDownloadAgreementMutation, useRemoveContractMutation } from '../../store/modules/contracts/contractsApi.ts';
import { loanText as text } from '../../text/loan.ts';
import { contractLifecycleText } from '../../text/contractLifecycle.ts';
import { type Way, WAYS } from './proposals/ways.ts';

const LifecycleDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "proposals" */ './proposals/LifecycleDialog.tsx')).LifecycleDialog,
}));

/** Downloads the paper, next to the title. */
export function DownloadAgreement({ contract }: { contract: ContractDetail }) {
  const [download, { isLoading }] = useDownloadAgreementMutation();
  return (
    <Button
      variant="outlined"
      loading={isLoading}
      onClick={() => void download({ hashid: contract.hashid, fileName: agreementFileName(contract) })}
    >
      {text.download}
    </Button>
  );
}

interface ContractActionsProps {
  contract: ContractDetail;
  lifecycle: ContractLifecycle;
  /** The contract in one line, as in the heading. */
  title: string;
}

/** The actions that change or end a contract, away from the monthly ones. Those of a concept are in the card on top (stand). */
export function ContractActions(props: ContractActionsProps) {
  const may = (act: ContractAct) => props.lifecycle.may.includes(act);
  if (!may('edit') && !may('change') && !may('remove') && !WAYS.some(may)) return null;
  return (
    <Section title={text.manage}>
      <ActButtons {...props} />
    </Section>
  );
}

interface ActButtonsProps extends ContractActionsProps {
  /** The action with the filled button, elsewhere or here. */
  first?: ContractAct | null;
}

/** The buttons for the reader's actions in this state: a draft is edited and removed, the rest is proposed. */
export function ActButtons({ contract, lifecycle, title, first = null }: ActButtonsProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Way | 'remove' | null>(null);
  const [remove, removing] = useRemoveContractMutation();
  const may = (act: ContractAct) => lifecycle.may.includes(act);
  const close = () => setAsking(null);

  async function removeContract(): Promise<void> {
    const answer = await remove({ hashid: contract.hashid, done: text.removed });
    close();
    if (!answer.error) await navigate(paths.overzicht, { replace: true });
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {first === 'sign' && may('sign') && (
        <Button variant="contained" onClick={() => setAsking('sign')}>
          {contractLifecycleText.sign}
        </Button>
      )}
      {(may('edit') || may('change')) && (
        <Button variant="outlined" component={Link} to={`${paths.overzicht}?wijzig=${contract.hashid}`}>
          {may('edit') ? text.edit : contractLifecycleText.change}
        </Button>
      )}
      {WAYS.filter((way) => may(way) && way !== first).map((way) => (
        <Button key={way} onClick={() => setAsking(way)}>
          {contractLifecycleText[way]}
        </Button>
      ))}
      {may('remove') && (
        <Button color="error" onClick={() => setAsking('remove')}>
          {text.remove}
        </Button>
      )}
      <ConfirmDialog
        open={asking === 'remove'}
        title={text.removeTitle}
        text={text.removeDraftConsequence(title)}
        verb={text.remove}
        busy={removing.isLoading}
        onConfirm={() => void removeContract()}
        onCancel={close}
      />
      {asking !== null && asking !== 'remove' && (
        <Suspense fallback={null}>
          <LifecycleDialog contract={contract} lifecycle={lifecycle} way={asking} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

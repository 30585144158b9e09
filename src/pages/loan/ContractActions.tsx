import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { agreementFileName } from '../../../domain/contracts/names.ts';
import type { Contract } from '../../../domain/wire/contract.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { paths } from '../../paths.ts';
import { useDownloadAgreementMutation, useRemoveContractMutation } from '../../store/modules/contracts/contractsApi.ts';
import { loanText as text } from '../../text/loan.ts';
import { useBoundTo } from './viewer.ts';

interface ContractActionsProps {
  contract: Contract;
  /** The contract in one line, as the heading says it. */
  title: string;
  mayManage: boolean;
}

/** Download, and for who may manage the family's contracts: change and remove, or why it stays. */
export function ContractActions({ contract, title, mayManage }: ContractActionsProps) {
  const navigate = useNavigate();
  const boundTo = useBoundTo(contract);
  const [asking, setAsking] = useState(false);
  const [download, downloading] = useDownloadAgreementMutation();
  const [remove, removing] = useRemoveContractMutation();

  async function removeContract(): Promise<void> {
    const answer = await remove({ hashid: contract.hashid, done: text.removed });
    setAsking(false);
    if (!answer.error) await navigate(paths.overzicht, { replace: true });
  }

  const consequence =
    contract.contract.signed_date === null ? text.removeDraftConsequence(title) : text.removeConsequence(title);
  return (
    <>
      <Button
        variant="contained"
        loading={downloading.isLoading}
        onClick={() => void download({ hashid: contract.hashid, fileName: agreementFileName(contract) })}
      >
        {text.download}
      </Button>
      {mayManage && (
        <>
          <Button variant="outlined" component={Link} to={`${paths.overzicht}?wijzig=${contract.hashid}`}>
            {text.edit}
          </Button>
          {boundTo === undefined ? (
            <>
              <Button color="error" onClick={() => setAsking(true)}>
                {text.remove}
              </Button>
              <ConfirmDialog
                open={asking}
                title={text.removeTitle}
                text={consequence}
                verb={text.remove}
                busy={removing.isLoading}
                onConfirm={() => void removeContract()}
                onCancel={() => setAsking(false)}
              />
            </>
          ) : (
            <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%', maxWidth: '52ch' }}>
              {text.bound(boundTo)}
            </Typography>
          )}
        </>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { agreementFileName } from '../../../../domain/contracts/fileNames.ts';
import { firstNames, hashids } from '../../../../domain/contracts/sides.ts';
import type { Stand } from '../../../../domain/wire/choices/nextStep.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { paths } from '../../../paths.ts';
import { useDownloadAgreementMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useGetContractLifecycleQuery } from '../../../store/modules/contracts/proposalsApi.ts';
import { standText } from '../../../text/stand.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { useConfirming } from './useConfirming.ts';

const AskDialog = lazy(async () => ({
  default: (await import('../../../components/signing/AskDialog.tsx')).AskDialog,
}));

/** The heading by the state of the saved contract; in any other state, that it was signed. */
const SAYS: Partial<Record<Stand, string>> = {
  notary: text.doneNotaryText,
  send: text.doneOwnText,
  on_paper: text.doneDraftText,
};

/**
 * The contract is saved: the next step, by the table of next steps. The buttons appear together with the sentence above them: a
 * later one would push them away, and a press in progress would be lost, or hit another button.
 */
export function DoneStep({ contract }: { contract: Contract }) {
  const [download, { isLoading }] = useDownloadAgreementMutation();
  const [asking, setAsking] = useState(false);
  const signed = contract.contract.signed_date !== null;
  const { currentData: lifecycle, isFetching } = useGetContractLifecycleQuery(contract.hashid, { skip: signed });
  const waits = isFetching && lifecycle === undefined;
  const { from, to } = contract.parties;
  const { asked } = useConfirming({ from: hashids(from), to: hashids(to) });
  const state = lifecycle?.stands.state;
  const first = lifecycle?.stands.first ?? null;
  const awaited = (lifecycle?.stands.waits_for ?? []).map(({ firstname }) => firstname);
  const whatNow = () => {
    if (waits) return '';
    if (signed) return text.doneSignedText;
    if (state === 'proposed_paper') return text.doneOfferedText(firstNames(asked));
    if (state === 'invited') return text.doneInvitedText(awaited);
    if (state === 'wished') return standText.wished(awaited);
    return (state && SAYS[state]) ?? text.doneDraftText;
  };
  const toSign = first === 'ask_signatures';
  const wishes = first === 'wish_signatures';
  // The paper comes first if it is the next thing needed: signed, for the notary, or to be signed with a pen.
  const paperFirst = signed || state === undefined || state === 'notary' || (state === 'on_paper' && first !== null);
  const look = (filled: boolean) => (filled ? 'contained' : 'outlined');
  return (
    <>
      <Typography role="status">{whatNow()}</Typography>
      {!waits && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap sx={{ mt: 3, flexWrap: 'wrap' }}>
          {wishes && (
            <Button variant="contained" onClick={() => setAsking(true)}>
              {standText.acts.wish_signatures(awaited)}
            </Button>
          )}
          <Button
            variant={look(paperFirst)}
            loading={isLoading}
            onClick={() => void download({ hashid: contract.hashid, fileName: agreementFileName(contract) })}
          >
            {state === 'notary' ? text.downloadDraft : text.download}
          </Button>
          <Button variant={look(!paperFirst && !wishes)} component={Link} to={paths.lening(contract.hashid)}>
            {toSign ? text.toSign : text.toContract}
          </Button>
          <Button component={Link} to={paths.overzicht}>
            {text.toOverview}
          </Button>
        </Stack>
      )}
      {asking && (
        <Suspense fallback={null}>
          <AskDialog
            contract={contract}
            waitsFor={lifecycle?.stands.waits_for ?? []}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { needsNotary } from '../../../../domain/contracts/needsNotary.ts';
import { agreementFileName } from '../../../../domain/contracts/fileNames.ts';
import { firstNames, hashids } from '../../../../domain/contracts/sides.ts';
import type { Contract } from '../../../../domain/wire/contract.ts';
import { paths } from '../../../paths.ts';
import { useDownloadAgreementMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { useGetContractLifeQuery } from '../../../store/modules/contracts/proposalsApi.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectMayManage } from '../../../store/modules/user/userSlice.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { useConfirming } from './useConfirming.ts';

/**
 * The contract is saved: what to do with it now. The buttons come with the sentence above them: one that came later would push them
 * away, and a press that had begun would be lost, or land on another.
 */
export function DoneStep({ contract }: { contract: Contract }) {
  const [download, { isLoading }] = useDownloadAgreementMutation();
  const manages = useAppSelector(selectMayManage);
  const signed = contract.contract.signed_date !== null;
  const { currentData: life, isFetching } = useGetContractLifeQuery(contract.hashid, { skip: signed });
  const waits = isFetching && life === undefined;
  const offered = life?.proposals.some(({ state }) => state === 'open');
  const { from, to } = contract.parties;
  const { asked } = useConfirming({ from: hashids(from), to: hashids(to) });
  const notary = !isLoan(contract) && needsNotary(contract.contract) !== null;
  // Where everybody can sign here, that comes first; and who answers for nobody else has no other way.
  const signsHere = life?.may.includes('ask_signatures') === true;
  const signsThere = signsHere || (!manages && !signed && !notary);
  const whatNow = () => {
    if (waits) return '';
    if (offered) return text.doneOfferedText(firstNames(asked));
    if (notary) return text.doneNotaryText;
    if (signed) return text.doneSignedText;
    return signsThere ? text.doneOwnText : text.doneDraftText;
  };
  const look = (first: boolean) => (first ? 'contained' : 'outlined');
  return (
    <>
      <Typography role="status">{whatNow()}</Typography>
      {!waits && (
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 3 }}>
          <Button
            variant={look(!signsThere)}
            loading={isLoading}
            onClick={() => void download({ hashid: contract.hashid, fileName: agreementFileName(contract) })}
          >
            {notary ? text.downloadDraft : text.download}
          </Button>
          <Button variant={look(signsThere)} component={Link} to={paths.lening(contract.hashid)}>
            {signsHere ? text.toSign : text.toContract}
          </Button>
          <Button component={Link} to={paths.overzicht}>
            {text.toOverview}
          </Button>
        </Stack>
      )}
    </>
  );
}

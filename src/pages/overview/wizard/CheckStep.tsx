import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { ContractDraft } from '../../../../domain/wire/contract.ts';
import type { Agreed } from '../../../components/agreement/agreed.ts';
import { DataList } from '../../../components/DataList.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { PdfPreview } from '../../../components/pdf/PdfPreview.tsx';
import { useAppDispatch } from '../../../store/hooks.ts';
import { usePreviewContractMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { previewClosed } from '../../../store/modules/contracts/contractsListeners.ts';
import { useGetOwnUsersQuery } from '../../../store/modules/users/usersApi.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { draftedAgreement } from './draftedAgreement.ts';
import { WizardHints } from './WizardHints.tsx';
import { usePeople } from './usePeople.ts';
import { type Step, wizardAt } from './wizardAddress.ts';

function Preview({ draft }: { draft: ContractDraft }) {
  const dispatch = useAppDispatch();
  const [preview, { data: url, isLoading, isError }] = usePreviewContractMutation();
  // The PDF stays in memory until it is released.
  useEffect(() => (url === undefined ? undefined : () => void dispatch(previewClosed(url))), [dispatch, url]);

  if (url !== undefined) return <PdfPreview url={url} name={text.previewName} />;
  if (isError) return <FailedState title={text.previewFailed} onRetry={() => void preview(draft)} />;
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void preview(draft)}>
      {text.showPreview}
    </Button>
  );
}

const STEPS_SHOWN = [
  ['soort', 'kind'],
  ['wie', 'people'],
  ['afspraken', 'terms'],
  ['voorwaarden', 'clauses'],
] as const satisfies readonly (readonly [Step, keyof Agreed])[];

/** Step 5: everything once more, as on the contract's page, and a preview of the agreement. */
export function CheckStep({ draft }: { draft: ContractDraft }) {
  const [query] = useSearchParams();
  useGetOwnUsersQuery();
  const people = usePeople();
  const agreed = draftedAgreement(draft, people);
  return (
    <>
      <Typography variant="h3" component="h3">
        {text.check}
      </Typography>
      {STEPS_SHOWN.map(([step, part]) => (
        <Box key={step}>
          <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}>
            <Typography variant="h4" component="h4">
              {text.steps[step]}
            </Typography>
            <Link
              component={RouterLink}
              to={{ search: wizardAt(query, step).toString() }}
              aria-label={text.change(text.steps[step])}
              sx={{ py: 1, flexShrink: 0 }}
            >
              {text.changeShort}
            </Link>
          </Box>
          <DataList rows={agreed[part]} />
        </Box>
      ))}
      <Typography>{text.restPlain}</Typography>
      <WizardHints />
      <Box component="section">
        <Typography variant="h3" component="h3" gutterBottom>
          {text.preview}
        </Typography>
        <Preview draft={draft} />
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { ContractDraft } from '../../../../domain/wire/contract.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { PdfPreview } from '../../../components/PdfPreview.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { usePreviewContractMutation } from '../../../store/modules/contracts/contractsApi.ts';
import { previewClosed } from '../../../store/modules/contracts/contractsListeners.ts';
import { selectOwnUsers } from '../../../store/modules/users/usersSlice.ts';
import { useGetOwnUsersQuery } from '../../../store/modules/users/usersApi.ts';
import { wizardText as text } from '../../../text/wizard.ts';
import { summaryOf } from './summary.ts';
import { wizardAt } from './wizardAddress.ts';
import type { WizardValues } from './wizardValues.ts';

function Preview({ draft }: { draft: ContractDraft }) {
  const dispatch = useAppDispatch();
  const [preview, { data: url, isLoading, isError }] = usePreviewContractMutation();
  // The PDF stays in memory until it is let go of.
  useEffect(() => (url === undefined ? undefined : () => void dispatch(previewClosed(url))), [dispatch, url]);

  if (url !== undefined) return <PdfPreview url={url} name={text.previewName} />;
  if (isError) return <FailedState title={text.previewFailed} onRetry={() => void preview(draft)} />;
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void preview(draft)}>
      {text.showPreview}
    </Button>
  );
}

/** Step 4: everything once more in sentences, and the agreement as it will be. */
export function CheckStep({ values, draft }: { values: WizardValues; draft: ContractDraft }) {
  const [query] = useSearchParams();
  useGetOwnUsersQuery();
  const people = useAppSelector(selectOwnUsers);
  return (
    <>
      <Typography variant="h3" component="h3">
        {text.check}
      </Typography>
      {summaryOf(values, people).map(({ step, lines }) => (
        <Box
          key={step}
          sx={{
            display: 'flex',
            gap: 2,
            justifyContent: 'space-between',
            borderBottom: '1px solid',
            borderColor: 'divider',
            pb: 2,
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {lines.map((line) => (
              <Typography key={line}>{line}</Typography>
            ))}
          </Box>
          <Link
            component={RouterLink}
            to={{ search: wizardAt(query, step).toString() }}
            aria-label={text.change(text.steps[step])}
            sx={{ py: 1, flexShrink: 0, alignSelf: 'flex-start' }}
          >
            {text.changeShort}
          </Link>
        </Box>
      ))}
      <Box component="section">
        <Typography variant="h3" component="h3" gutterBottom>
          {text.preview}
        </Typography>
        <Preview draft={draft} />
      </Box>
    </>
  );
}

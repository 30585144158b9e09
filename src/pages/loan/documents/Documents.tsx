import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { takenBack } from '../../../../domain/loans/events/takenBack.ts';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import {
  addendumFileName,
  agreementFileName,
  documentFileName,
  scanFileName,
} from '../../../../domain/contracts/fileNames.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { changeWith } from '../../../../domain/loans/changes.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { ContractDocument } from '../../../../domain/wire/document.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { paths } from '../../../paths.ts';
import { useDownloadAgreementMutation } from '../../../store/modules/contracts/contractsApi.ts';
import {
  useDownloadAddendumMutation,
  useDownloadDocumentMutation,
  useGetDocumentsQuery,
} from '../../../store/modules/contracts/documentsApi.ts';
import { documentsText as text } from '../../../text/documents.ts';
import { eventWords } from '../timeline/eventWords.ts';
import { AddScan } from './AddScan.tsx';
import { DocumentItem } from './DocumentItem.tsx';

/** The events of a gift, which has none. */
const NO_EVENTS: readonly never[] = [];
const keyOf = ({ kind, version, event, hashid }: ContractDocument) =>
  `${kind} ${version} ${event ?? ''} ${kind === 'scan' ? hashid : ''}`;

/** The documents of a contract, the newest version first: the frozen ones, and those that are made on request. */
export function Documents({ contract }: { contract: ContractDetail }) {
  const { data, isError, refetch } = useGetDocumentsQuery(contract.hashid, { refetchOnMountOrArgChange: true });
  const [makeAgreement] = useDownloadAgreementMutation();
  const [makeAddendum] = useDownloadAddendumMutation();
  const [fetchFrozen] = useDownloadDocumentMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const events = isLoan(contract) ? contract.events : NO_EVENTS;
  const gone = useMemo(() => takenBack(events), [events]);
  const recordOf = ({ event }: ContractDocument) => events.find(({ hashid }) => hashid === event);
  const changeOf = (document: ContractDocument) => {
    const made = recordOf(document);
    return made && changeWith(events, made.kind === 'correction' ? made.corrects : made.hashid);
  };

  const takesBack = (document: ContractDocument) => recordOf(document)?.kind === 'correction';

  async function download(document: ContractDocument): Promise<void> {
    const change = changeOf(document);
    const signed = asSigned(contract, document);
    const fileName =
      document.kind === 'scan'
        ? scanFileName(signed)
        : change
          ? addendumFileName(contract, takesBack(document) ? { kind: 'correction', date: change.date } : change)
          : documentFileName(signed, document.version);
    setBusy(keyOf(document));
    if (document.hashid !== null) await fetchFrozen({ hashid: document.hashid, fileName });
    else if (change && document.event !== null) await makeAddendum({ hashid: document.event, fileName });
    else await makeAgreement({ hashid: contract.hashid, fileName: agreementFileName(contract) });
    setBusy(null);
  }
  if (data === undefined)
    return isError ? (
      <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={1} />
    );
  const numbered = data.some(({ version }) => version !== data[0]?.version);
  return (
    <>
      <Typography sx={{ maxWidth: '68ch' }}>{isLoan(contract) ? text.intro.loan : text.intro.gift}</Typography>
      <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((document) => {
          const change = changeOf(document);
          return (
            <DocumentItem
              key={keyOf(document)}
              document={document}
              numbered={numbered}
              change={
                change ? `${eventWords(recordOf(document) ?? change, events)}, ${formatDateLong(change.date)}` : null
              }
              undone={document.event !== null && gone.has(document.event)}
              busy={busy === keyOf(document)}
              onDownload={() => void download(document)}
            />
          );
        })}
      </Box>
      <AddScan contract={contract.hashid} another={data.some(({ kind }) => kind === 'scan')} />
      <Link component={RouterLink} to={paths.controle} sx={{ display: 'block', width: 'fit-content', mt: 1, py: 1.25 }}>
        {text.check}
      </Link>
    </>
  );
}

/** The contract for a file's name: with the signing day of that version. */
function asSigned({ type, contract, parties }: ContractDetail, { signed_date }: ContractDocument) {
  return { type, parties, contract: { ...contract, signed_date } };
}

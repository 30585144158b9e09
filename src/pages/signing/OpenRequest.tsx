import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type Ref, useState } from 'react';
import { fullName } from '../../../domain/names/name.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { PdfPreview } from '../../components/pdf/PdfPreview.tsx';
import { Section } from '../../components/Section.tsx';
import { useGetSigningPaperQuery } from '../../store/modules/signing/signingApi.ts';
import { signingText as text } from '../../text/signing.ts';
import { dayOf } from '../../components/dayOf.ts';
import { SignForm } from './SignForm.tsx';
import { WhatIsSigned } from './WhatIsSigned.tsx';
import { YouSigned } from './YouSigned.tsx';

/** A request that waits: the paper to read, a summary, and the ways to sign it. */
export function OpenRequest({ signing, result }: { signing: Signing; result: Ref<HTMLDivElement> }) {
  const { data: url, isError, refetch } = useGetSigningPaperQuery(signing.hashid);
  const [read, setRead] = useState(false);
  const { asked_by, asked_at, expires_at, may, waits, changes, signers, on_paper = [] } = signing;
  const signs = may.includes('sign');
  return (
    <>
      <YouSigned signing={signing} ref={result} />
      <Typography sx={{ mb: 3 }}>{text.asked(fullName(asked_by), dayOf(asked_at), dayOf(expires_at))}</Typography>
      {changes !== null && <Typography sx={{ mb: 3, maxWidth: '68ch' }}>{text.change}</Typography>}
      {waits !== null && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {waits}
        </Alert>
      )}
      {on_paper.length > 0 && signers.every(({ signed_at }) => signed_at !== null) && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {text.leftOnPaper(on_paper.map(({ firstname }) => firstname))}
        </Alert>
      )}
      <WhatIsSigned signing={signing} />
      <Section title={signs ? text.read.title : text.read.again}>
        <Typography sx={{ '&:not(:empty)': { mb: 2 } }} role="status">
          {signs && (read ? text.read.done : text.read.hint)}
        </Typography>
        {url === undefined && !isError && <Skeleton variant="rounded" height={480} />}
        {isError && <FailedState title={text.paperFailed} onRetry={() => void refetch()} />}
        {url !== undefined && <PdfPreview url={url} name={text.paper} onRead={() => setRead(true)} />}
      </Section>
      {signs && url !== undefined && <SignForm signing={signing} paper={url} read={read} />}
    </>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import type { Signing } from '../../../domain/wire/signing.ts';
import { useDownloadDocumentMutation } from '../../store/modules/contracts/documentsApi.ts';
import { signingText } from '../../text/signing.ts';
import { dayOf } from '../../components/dayOf.ts';
import { whyNotSigned } from '../../components/whyNotSigned.ts';
import { SealedPaper } from './SealedPaper.tsx';
import { useOwnRole } from './useOwnRole.ts';
import { WhatIsSigned } from './WhatIsSigned.tsx';

const { ended: text } = signingText;

/** A request that has ended: signed by all, with the paper to download, or why not. */
export function Ended({ signing, result }: { signing: Signing; result: Ref<HTMLHeadingElement> }) {
  const { state, ended, expires_at, file_name, changes } = signing;
  const consents = useOwnRole(signing) === 'spouse';
  const [download, { isLoading }] = useDownloadDocumentMutation();
  if (state !== 'signed' || !ended) {
    return (
      <>
        <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {whyNotSigned({ ...(ended ?? { by: null, at: expires_at, word: '' }), state })}
        </Typography>
        {!consents && <Typography sx={{ mb: 4 }}>{changes === null ? text.concept : text.unchanged}</Typography>}
      </>
    );
  }
  const { document: hashid } = ended;
  return (
    <>
      <Typography variant="h2" ref={result} tabIndex={-1} sx={{ mb: 1, outline: 'none' }}>
        {text.signed(dayOf(ended.at))}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>
        {changes !== null && `${text.changed} `}
        {text.signedText}
      </Typography>
      {hashid !== null && (
        <Button
          variant="contained"
          loading={isLoading}
          sx={{ mb: 4 }}
          onClick={() => void download({ hashid, fileName: file_name })}
        >
          {text.download}
        </Button>
      )}
      {consents && <SealedPaper signing={signing} />}
      <WhatIsSigned signing={signing} />
    </>
  );
}

import Alert from '@mui/material/Alert';
import type { Ref } from 'react';
import type { Signing } from '../../../domain/wire/signing.ts';
import { signingText } from '../../text/signing.ts';
import { useOwnRole } from './useOwnRole.ts';
import { useOwnSignature } from './useOwnSignature.ts';

const { signedBy: text } = signingText;

/** Tells a signer that they signed, and for whom it waits. Empty for anyone else. */
export function YouSigned({ signing, ref }: { signing: Signing; ref: Ref<HTMLDivElement> }) {
  const role = useOwnRole(signing);
  const signed = useOwnSignature(signing) !== null;
  const waits = signing.signers.filter(({ signed_at }) => signed_at === null).map(({ party }) => party.firstname);
  if (!signed) return null;
  return (
    <Alert severity="success" ref={ref} tabIndex={-1} sx={{ mb: 3, outline: 'none' }}>
      {role === 'spouse' ? text.consented : text.you} {waits.length > 0 && text.waits(waits)}
    </Alert>
  );
}

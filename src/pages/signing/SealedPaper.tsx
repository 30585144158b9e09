import Button from '@mui/material/Button';
import type { Signing } from '../../../domain/wire/signing.ts';
import { useGetSigningPaperQuery } from '../../store/modules/signing/signingApi.ts';
import { signingText } from '../../text/signing.ts';

const { ended: text } = signingText;

/** The signed paper, for a spouse who consented: the contract and its documents are not theirs (docs/decisions/0014). */
export function SealedPaper({ signing: { hashid, file_name } }: { signing: Signing }) {
  // While waiting it was another file.
  const { data: url, isFetching } = useGetSigningPaperQuery(hashid, { refetchOnMountOrArgChange: true });
  const ready = url !== undefined && !isFetching;
  return (
    <Button
      variant="contained"
      component="a"
      href={ready ? url : undefined}
      download={file_name}
      disabled={!ready}
      sx={{ mb: 4 }}
    >
      {text.download}
    </Button>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../domain/names/name.ts';
import type { Signing } from '../../../domain/wire/signing.ts';
import { contestedText } from '../../text/contested.ts';

const { onSigning: text } = contestedText;

/** Lists people whose signature is in doubt, or is said to be somebody else's. Empty if there are none. */
export function ContestedSigners({ signing: { contested } }: { signing: Pick<Signing, 'contested'> }) {
  if (!contested) return null;
  return (
    <Alert severity="warning" sx={{ mb: 3, maxWidth: '68ch', overflowWrap: 'anywhere' }}>
      <AlertTitle>{text.title}</AlertTitle>
      {contested.map(({ by, rejected }) => (
        <Typography key={by.hashid}>{rejected ? text.rejected(fullName(by)) : text.waits(fullName(by))}</Typography>
      ))}
    </Alert>
  );
}

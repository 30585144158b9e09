import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { fullName } from '../../../../domain/names/name.ts';
import type { Doubt } from '../../../../domain/wire/contested.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { paths } from '../../../paths.ts';
import { contestedText } from '../../../text/contested.ts';

const { onContract: text } = contestedText;

/** Acts with an account while it was in other hands, waiting for its owner; `me` is the hashid of the reader. */
export function Doubts({ doubts, me }: { doubts: readonly Doubt[]; me: string | undefined }) {
  return doubts.map(({ by, kind, at }) => (
    <Alert
      key={`${by.hashid} ${kind} ${at}`}
      severity="warning"
      sx={{ mb: 1.5, overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0 } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{text.said[kind](fullName(by), dayOf(at))}</Typography>
      <Typography>{by.hashid === me ? text.yours : text.waits(by.firstname)}</Typography>
      {by.hashid === me && (
        <Button component={Link} to={paths.meldingen} variant="outlined" className="niet-afdrukken" sx={{ mt: 1 }}>
          {text.toNotices}
        </Button>
      )}
    </Alert>
  ));
}

import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Party } from '../../../domain/wire/party.ts';
import { paths } from '../../paths.ts';
import { paymentsText as text } from '../../text/loanPayments.ts';
import { useBlockedAnswer } from './viewer.ts';

/** Why a reported payment waits for ever, and what its reader can do: the person who has to answer is blocked. */
export function BlockedAnswer({ awaited }: { awaited: readonly Party[] }) {
  return useBlockedAnswer(awaited).map(({ hashid, firstname }) => (
    <Typography key={hashid} variant="body2">
      {text.blocked(firstname)}{' '}
      <Link component={RouterLink} to={`${paths.relaties}?persoon=${hashid}`}>
        {text.letIn(firstname)}
      </Link>
    </Typography>
  ));
}

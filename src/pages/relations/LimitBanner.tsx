import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { relationsText as text } from '../../text/relations.ts';

/** The family has as many members as are paid for: where to raise that, and what can be done meanwhile. */
export function LimitBanner({ sx }: { sx: SxProps }) {
  return (
    <Alert severity="warning" sx={sx}>
      {text.limitReached}{' '}
      <Link component={RouterLink} to={paths.administratie} color="inherit">
        {text.raiseLimit}
      </Link>
      {'. '}
      {text.partnersStill}
    </Alert>
  );
}

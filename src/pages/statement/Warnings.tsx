import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { WARNINGS_TITLE } from '../../../domain/statements/titles.ts';
import type { StatementWarning } from '../../../domain/wire/statement.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { paths } from '../../paths.ts';
import { statementText as text } from '../../text/statement.ts';

/** Lists everything that is missing or open, each with a link to the contract. */
export function Warnings({ warnings }: { warnings: readonly StatementWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 4 }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {WARNINGS_TITLE}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {warnings.map((warning) => (
          <li key={`${warning.hashid} ${warning.text}`}>
            {warning.text}{' '}
            <Link
              component={RouterLink}
              to={paths.lening(warning.hashid)}
              color="inherit"
              className="niet-afdrukken"
              sx={{ display: 'inline-block', py: 0.5 }}
            >
              {text.toContract}
              <VisuallyHidden>: {warning.text}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

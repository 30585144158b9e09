import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { signingText } from '../../../text/signing.ts';
import { signingPath } from '../../../components/nextStep/signingPath.ts';
import { whyNotSigned } from '../../../components/whyNotSigned.ts';

const { notice: text } = signingText;

/**
 * That a contract waits for the signatures of others, or was signed here: with the way to the page that tells of it. Whoever
 * it waits for reads that as their next step.
 */
export function SigningNotice({ signing }: { signing: NonNullable<ContractLife['signing']> }) {
  const to = signingPath(signing.hashid);
  if (!signing.open)
    return (
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', mb: 3, py: 1.25 }}>
        {text.signed}
      </Link>
    );
  return <Notice title={text.open} sentence={text.openText} to={to} go={text.go} />;
}

/** That the concept as it is was not signed when that was last asked, and why. */
export function NotSigned({ request }: { request: NonNullable<ContractLife['not_signed']> }) {
  return (
    <Notice
      title={text.notSigned}
      sentence={whyNotSigned(request)}
      to={signingPath(request.hashid)}
      go={text.goNotSigned}
    />
  );
}

function Notice({ title, sentence, to, go }: { title: string; sentence: string; to: string; go: string }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{
        mb: 4,
        p: { xs: 2, sm: 3 },
        borderRadius: '12px',
        border: 1,
        borderColor: 'divider',
        bgcolor: 'var(--mui-palette-surface-sunken)',
      }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, overflowWrap: 'anywhere' }}>{sentence}</Typography>
      <Button variant="outlined" component={RouterLink} to={to} className="niet-afdrukken">
        {go}
      </Button>
    </Box>
  );
}

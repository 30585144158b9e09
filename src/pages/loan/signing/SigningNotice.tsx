import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ContractLifecycle } from '../../../../domain/wire/proposal.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useEndSigningMutation } from '../../../store/modules/signing/signingApi.ts';
import { signingText } from '../../../text/signing.ts';
import { signingPath } from '../../../components/nextStep/signingPath.ts';
import { whyNotSigned } from '../../../components/whyNotSigned.ts';

const { notice: text, stop } = signingText;

/**
 * Says that a contract waits for the signatures of others, or was signed here, with a link to its page. Those it waits for
 * see that as their next step.
 */
export function SigningNotice({
  signing,
  stands,
}: {
  signing: NonNullable<ContractLifecycle['signing']>;
  stands: ContractLifecycle['stands'];
}) {
  const [asking, setAsking] = useState(false);
  const [end, { isLoading }] = useEndSigningMutation();
  const to = signingPath(signing.hashid);
  if (!signing.open)
    return (
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', mb: 3, py: 1.25 }}>
        {text.signed}
      </Link>
    );
  const names = stands.waits_for.map(({ firstname }) => firstname);
  return (
    <Notice
      title={text.open}
      sentence={names.length > 0 ? `${text.waits(names)} ${text.openText}` : text.openText}
      to={to}
      go={text.go}
    >
      {stands.others.includes('withdraw_request') && (
        <>
          <Button className="niet-afdrukken" onClick={() => setAsking(true)}>
            {stop.withdraw}
          </Button>
          <ConfirmDialog
            open={asking}
            title={stop.withdrawTitle}
            text={stop.withdrawText}
            verb={stop.withdraw}
            busy={isLoading}
            onConfirm={() => void end({ hashid: signing.hashid, done: stop.withdrawn }).finally(() => setAsking(false))}
            onCancel={() => setAsking(false)}
          />
        </>
      )}
    </Notice>
  );
}

/** Says that the current concept was not signed when last asked, and why. */
export function NotSigned({ request }: { request: NonNullable<ContractLifecycle['not_signed']> }) {
  return (
    <Notice
      title={text.notSigned}
      sentence={whyNotSigned(request)}
      to={signingPath(request.hashid)}
      go={text.goNotSigned}
    />
  );
}

interface NoticeProps {
  title: string;
  sentence: string;
  to: string;
  go: string;
  /** Next to the link to the request. */
  children?: ReactNode;
}

function Notice({ title, sentence, to, go, children }: NoticeProps) {
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" component={RouterLink} to={to} className="niet-afdrukken">
          {go}
        </Button>
        {children}
      </Box>
    </Box>
  );
}

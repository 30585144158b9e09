import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { paperCheckText as text } from '../../text/paperCheck.ts';
import type { Check } from './useChecks.ts';

const TONES = {
  open: 'info',
  signed: 'success',
  withdrawn: 'warning',
  refused: 'warning',
  expired: 'warning',
} as const;

interface Said {
  title: string;
  text?: string;
  hint?: string | undefined;
  tone: 'success' | 'warning' | 'info';
}

/** The verdict on one file, in words and in a colour; the words alone are enough. */
function said(outcome: Check['outcome']): Said {
  if (outcome === 'busy') return { title: text.busy, tone: 'info' };
  if (outcome === 'failed' || outcome === 'unreadable') return { ...text[outcome], tone: 'info' };
  if (!outcome.known) return { ...text.unknown, tone: 'warning' };
  const { kind, since, signing, signed, contested } = outcome;
  const made = text.known.text(kind, formatDateLong(since));
  if (contested) return { ...text.contested, text: `${made} ${text.contested.text}`, tone: 'warning' };
  if (signed) {
    const { title, text: sentence } = text.signed;
    return { title, text: sentence(signed.by, formatDateLong(signed.last)), hint: text.frozenHint, tone: 'success' };
  }
  if (signing === undefined) return { title: text.known.title, hint: text.known.hint, text: made, tone: 'success' };
  const frozen = text.frozen[signing];
  const hint = signing === 'signed' ? text.frozenHint : undefined;
  return { title: frozen.title, text: `${made} ${frozen.text}`, hint, tone: TONES[signing] };
}

/** One checked file: its name, what we know about it, and its fingerprint, to compare independently. */
export function CheckResult({ check: { name, sha256, outcome } }: { check: Check }) {
  const { title, text: sentence, hint, tone } = said(outcome);
  return (
    <Box
      component="li"
      sx={{
        p: 2,
        borderRadius: '14px',
        borderLeft: 4,
        borderColor: `${tone}.main`,
        bgcolor: `soft.${tone}`,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2">{name}</Typography>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {sentence !== undefined && <Typography>{sentence}</Typography>}
      {hint !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
      {sha256 !== null && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {text.hash}: <code>{sha256}</code>
        </Typography>
      )}
    </Box>
  );
}

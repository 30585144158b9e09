import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { ContractDocument } from '../../../../domain/wire/document.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { documentsText as text } from '../../../text/documents.ts';

interface DocumentItemProps {
  document: ContractDocument;
  /** Whether its version is shown, as there are more. */
  numbered: boolean;
  /** The change in an addendum, in words; null for an agreement. */
  change: string | null;
  /** Whether the change in an addendum has been taken back. */
  undone: boolean;
  onDownload: () => void;
  busy: boolean;
}

/** One document: its name, when it was signed and made, and the download button. */
export function DocumentItem({ document, numbered, change, undone, onDownload, busy }: DocumentItemProps) {
  const { current, signed_date, agreed_on, made_at, sha256 } = document;
  const version = numbered ? document.version : null;
  const isAgreement = document.kind === 'agreement';
  const name = document.kind === 'scan' ? text.scan : change === null ? text.agreement(version) : text.addendum(change);
  const signed =
    signed_date === null
      ? text.draft
      : agreed_on === null
        ? text.signed(formatDateLong(signed_date))
        : text.agreed(formatDateLong(agreed_on), formatDateLong(signed_date));
  const day = made_at === null ? null : dayOf(made_at);
  const made = day === null ? text.notMade : document.kind === 'scan' ? text.added(day) : text.made(day);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          {current && isAgreement && <Chip size="small" label={signed_date === null ? text.concept : text.current} />}
          {undone && <Chip size="small" label={text.undone} />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {isAgreement ? signed : text.ofVersion(version)} {made}
        </Typography>
        {sha256 !== null && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {text.hash}: <code>{sha256}</code>
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        className="niet-afdrukken"
        startIcon={<DownloadIcon />}
        loading={busy}
        aria-label={text.downloadWhat(name)}
        onClick={onDownload}
      >
        {text.download}
      </Button>
    </Box>
  );
}

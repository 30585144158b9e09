import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { partOf } from '../../../domain/notices/partOf.ts';
import type { Notice, NoticePlace } from '../../../domain/wire/notice.ts';
import { InstantText } from '../../components/InstantText.tsx';
import { signingPath } from '../../components/nextStep/signingPath.ts';
import { paths } from '../../paths.ts';
import { noticesText as text } from '../../text/notices.ts';

const PLACES: Record<NoticePlace, (notice: Pick<Notice, 'contract' | 'signing' | 'kind'>) => string | null> = {
  contract: ({ contract, signing, kind }) =>
    contract !== null ? paths.lening(contract) + partOf(kind) : signing === undefined ? null : signingPath(signing),
  overview: () => paths.overzicht,
  statement: () => paths.jaaropgave,
  relations: () => paths.relaties,
  access: () => paths.wieZietWat,
  profile: () => paths.profiel,
  plan: () => paths.plan,
  administration: () => paths.administratie,
  // They are above the list.
  notices: () => null,
};

/** The notices, newest first; each links to its subject, as far as the reader may still see it. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  return (
    <Box component="ol" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 760 }}>
      {notices.map((notice) => (
        <NoticeItem key={notice.n} notice={notice} />
      ))}
    </Box>
  );
}

function NoticeItem({ notice }: { notice: Notice }) {
  const { text: sentence, at, read, page } = notice;
  const to = PLACES[page](notice);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        {...(to !== null && { component: Link, to })}
        sx={{
          display: 'grid',
          gridTemplateColumns: '1.25rem minmax(0, 1fr)',
          py: 1.75,
          px: 1,
          mx: -1,
          borderRadius: '10px',
          color: 'text.primary',
          textDecoration: 'none',
          ...(to !== null && { '&:hover': { bgcolor: 'surface.sunken' } }),
        }}
      >
        <Box
          aria-hidden
          sx={{
            width: 8,
            height: 8,
            mt: '0.55em',
            borderRadius: '50%',
            bgcolor: read ? 'transparent' : 'primary.main',
          }}
        />
        <Box>
          <Typography sx={{ fontWeight: read ? 400 : 600, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {sentence}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {!read && `${text.isNew} · `}
            <InstantText instant={at} />
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { PersonAvatar } from '../../../components/PersonAvatar.tsx';
import { PhotoAvatar } from '../../../components/PhotoAvatar.tsx';
import type { Someone } from './people.ts';

const SIZE = 44;

/** A circle and a name: under it on a phone, on the outer side of it where there is room. */
export function PersonInPicture({ someone, side }: { someone: Someone | undefined; side: 'from' | 'to' }) {
  if (!someone) return null;
  const { person, relation, name } = someone;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: { xs: 'column', md: side === 'from' ? 'row-reverse' : 'row' },
        alignItems: 'center',
        justifyContent: { xs: 'center', md: 'flex-start' },
        columnGap: 1.5,
        rowGap: 0.25,
        pr: { md: side === 'from' ? 1.5 : 0 },
      }}
    >
      {relation ? <PhotoAvatar person={relation} size={SIZE} /> : <PersonAvatar person={person} size={SIZE} />}
      <Box
        component="span"
        sx={{
          maxWidth: '100%',
          fontWeight: 600,
          fontSize: { xs: '0.75rem', sm: '0.8125rem', md: '1rem' },
          lineHeight: 1.2,
          textAlign: { xs: 'center', md: side === 'from' ? 'right' : 'left' },
          overflowWrap: 'break-word',
          hyphens: 'auto',
          overflow: 'hidden',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
        }}
      >
        {name}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { familyParameter } from '../paths.ts';
import { useAppSelector } from '../store/hooks.ts';
import { selectCurrentUser } from '../store/modules/user/userSlice.ts';
import { componentsText as text } from '../text/components.ts';
import { EmptyState } from './EmptyState.tsx';

interface UnknownHereProps {
  title: string;
  /** The way back. */
  back: ReactNode;
}

/**
 * Replaces a page that does not exist, or is not the reader's. An address from somebody in one family does not say which
 * (docs/decisions/0018): a member of several is offered the same address in each of the others.
 */
export function UnknownHere({ title, back }: UnknownHereProps) {
  const { pathname, search } = useLocation();
  const me = useAppSelector(selectCurrentUser);
  const others = me?.families.filter(({ hashid }) => hashid !== me.family.hashid) ?? [];
  const within = (family: string) => {
    const query = new URLSearchParams(search);
    query.set(familyParameter, family);
    return `${pathname}?${query.toString()}`;
  };
  return (
    <>
      <EmptyState title={title} action={back} />
      {others.length > 0 && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center', px: 2 }}>
          <Typography color="textSecondary">{text.elsewhere}</Typography>
          {others.map(({ hashid, name }) => (
            // Another family is another page load.
            <Button key={hashid} href={within(hashid)} variant="outlined">
              {text.lookIn(name)}
            </Button>
          ))}
        </Box>
      )}
    </>
  );
}

import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { shellText } from '../../text/shell.ts';
import { menuIcons } from './MenuIcon.tsx';

/** MUI's Menu is fetched when the person first asks for it. */
const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }));

/** The person's initials; opens what belongs to them alone. */
export function AccountButton() {
  const user = useAppSelector(selectCurrentUser);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const initials = user ? user.firstname.slice(0, 1) + user.lastname.slice(0, 1) : null;
  return (
    <>
      <IconButton
        ref={button}
        aria-label={shellText.account(user?.firstname ?? '')}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        sx={{ p: '3px', mr: '-3px' }}
      >
        <Avatar sx={{ width: 38, height: 38, fontSize: '0.875rem', fontWeight: 600, bgcolor: 'soft.primary', color: 'primary.main' }}>
          {initials ?? <menuIcons.profile fontSize="small" />}
        </Avatar>
      </IconButton>
      <Suspense fallback={null}>{open && <AccountMenu anchor={button} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { useCallback, useRef, useState } from 'react';
import { useChunk } from '../../components/useChunk.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { chunkFailed } from '../../store/modules/toast/toastSlice.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { shellText } from '../../text/shell.ts';
import { menuIcons } from './MenuIcon.tsx';

/** MUI's Menu is fetched when the person first asks for it. */
const loadMenu = () => import('./AccountMenu.tsx');

/** The person's initials; opens their own menu. */
export function AccountButton() {
  const user = useAppSelector(selectCurrentUser);
  const button = useRef<HTMLButtonElement>(null);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const onFailed = useCallback(() => {
    setOpen(false);
    dispatch(chunkFailed());
  }, [dispatch]);
  const chunk = useChunk(loadMenu, open ? 'open' : null, onFailed);
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
        <Avatar
          sx={{
            width: 38,
            height: 38,
            fontSize: '0.875rem',
            fontWeight: 600,
            bgcolor: 'soft.primary',
            color: 'primary.main',
          }}
        >
          {initials ?? <menuIcons.profile fontSize="small" />}
        </Avatar>
      </IconButton>
      {open && chunk && <chunk.AccountMenu anchor={button} onClose={() => setOpen(false)} />}
    </>
  );
}

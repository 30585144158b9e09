import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectRoles, signOutAsked } from '../../store/modules/session/sessionSlice.ts';
import { shellText } from '../../text/shell.ts';
import { routes } from '../routes.ts';
import { accountMenuOf } from './menu.ts';
import { menuIcons } from './MenuIcon.tsx';

const LeaveIcon = lineIcon('LeaveIcon', <path d="M13 4.500H5.500v15H13M10 12h9.500M16 8.300l3.6 3.700L16 15.7" />);

/** The menu holds the person's own pages, and the way out. */
export function AccountMenu({ anchor, onClose }: { anchor: RefObject<HTMLElement | null>; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const entries = accountMenuOf(routes, useAppSelector(selectRoles));
  return (
    <Menu
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { minWidth: 208, mt: 0.5 } } }}
    >
      {entries.map(({ path, label, icon }) => {
        const Icon = menuIcons[icon];
        return (
          <MenuItem key={path} component={Link} to={path} onClick={onClose}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        );
      })}
      {entries.length > 0 && <Divider />}
      <MenuItem onClick={() => dispatch(signOutAsked())}>
        <ListItemIcon>
          <LeaveIcon fontSize="small" />
        </ListItemIcon>
        {shellText.logOut}
      </MenuItem>
    </Menu>
  );
}

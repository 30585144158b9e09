import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type RefObject, use } from 'react';
import { Link } from 'react-router-dom';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectRoles, signOutAsked } from '../../store/modules/session/sessionSlice.ts';
import { selectMayManage } from '../../store/modules/user/userSlice.ts';
import { shellText } from '../../text/shell.ts';
import { ShownContext } from '../shown.ts';
import { accountMenuOf } from './menu.ts';
import { menuIcons } from './MenuIcon.tsx';

const LeaveIcon = lineIcon('LeaveIcon', <path d="M13 4.5H5.5v15H13M10 12h9.5M16 8.3l3.6 3.7L16 15.7" />);

/** The menu with the person's own pages, a manager's payment pages, and the logout. */
export function AccountMenu({ anchor, onClose }: { anchor: RefObject<HTMLElement | null>; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const entries = accountMenuOf(use(ShownContext).routes, useAppSelector(selectRoles));
  const manages = useAppSelector(selectMayManage);
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
      {manages && (
        <MenuItem component={Link} to={paths.administratie} onClick={onClose}>
          <ListItemIcon>
            <menuIcons.statement fontSize="small" />
          </ListItemIcon>
          {shellText.titles.administration}
        </MenuItem>
      )}
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

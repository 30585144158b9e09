import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentUser } from '../../../domain/wire/user.ts';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { paths } from '../../paths.ts';
import { foundingText } from '../../text/founding.ts';
import { shellText as text } from '../../text/shell.ts';
import { useFamilyInAddress } from './useFamilyInAddress.ts';

const DownIcon = lineIcon('DownIcon', <path d="M7 10l5 5 5-5" />);

/** The current family's name; opens the others, and the page to start one's own. Links, so that a new tab works too. */
export function FamilyMenu({ user: { family, families } }: { user: Pick<CurrentUser, 'family' | 'families'> }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useFamilyInAddress(family.hashid);
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={open}
        endIcon={<DownIcon />}
        onClick={() => setOpen(true)}
        sx={{ maxWidth: '100%', minHeight: 44, ml: -1, px: 1, fontSize: 'inherit', fontWeight: 600 }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{text.family(family.name)}</span>
        <VisuallyHidden>. {text.otherFamily}</VisuallyHidden>
      </Button>
      {open && (
        <Menu
          open
          anchorEl={() => button.current}
          onClose={() => setOpen(false)}
          slotProps={{
            // It lies outside the page, in a landmark of its own for screen readers.
            root: { role: 'navigation', 'aria-label': text.otherFamily },
            paper: { sx: { minWidth: 208, maxWidth: 'calc(100vw - 32px)', mt: 0.5 } },
          }}
        >
          {families.map(({ hashid, name, role }) => (
            <MenuItem
              key={hashid}
              component="a"
              href={paths.inFamily(hashid)}
              selected={hashid === family.hashid}
              aria-current={hashid === family.hashid}
              sx={{ minHeight: 44 }}
            >
              <ListItemText
                primary={text.family(name)}
                secondary={text.familyRoles[role]}
                slotProps={{ primary: { noWrap: true }, secondary: { sx: { color: 'inherit' } } }}
              />
            </MenuItem>
          ))}
          <Divider />
          <MenuItem
            component={Link}
            to={paths.eigenFamilie}
            onClick={() => setOpen(false)}
            sx={{ minHeight: 44, whiteSpace: 'normal' }}
          >
            {foundingText.title}
          </MenuItem>
        </Menu>
      )}
    </>
  );
}

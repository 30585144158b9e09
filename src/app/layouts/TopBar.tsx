import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router-dom';
import { PlusIcon } from '../../components/icons/icons.tsx';
import { useChunk } from '../../components/useChunk.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser, selectHasFamily, selectMayMakeContract } from '../../store/modules/user/userSlice.ts';
import { shellText } from '../../text/shell.ts';
import { AccountButton } from './AccountButton.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Loads after the first paint; its space is reserved, so that nothing moves. */
const loadBell = () => import('./Bell.tsx');
/** Only for members of several families: others just see the name of theirs. */
const loadFamilyMenu = () => import('./FamilyMenu.tsx');

/** On such a screen the button's label left no room for the family's name. */
const NARROW = '@media (max-width:359px)';

/** The family's name, the main action, and the account. */
export function TopBar() {
  const user = useAppSelector(selectCurrentUser);
  const family = user?.family.name;
  const mayMake = useAppSelector(selectMayMakeContract);
  const hasFamily = useAppSelector(selectHasFamily);
  const bell = useChunk(loadBell, family ?? null);
  const several = user !== null && user.families.length > 1;
  const menu = useChunk(loadFamilyMenu, several ? user.family.hashid : null);
  // The overview has the same button, as its own.
  const elsewhere = useLocation().pathname !== paths.overzicht;
  return (
    <Box
      component="header"
      className="niet-afdrukken"
      sx={{
        position: 'sticky',
        // Below the banner above every screen, if there is one.
        top: 'var(--boven, 0px)',
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 68,
        px: { xs: 2, sm: 3, lg: 5 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { md: 'none' } }}>
        <Wordmark nameOnPhone={family === undefined} />
      </Box>
      <Box
        component="p"
        sx={{
          m: 0,
          flex: 1,
          minWidth: 0,
          fontWeight: 600,
          lineHeight: 1.25,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          // A phone has room for half a name: on two lines it fits.
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: { xs: '2', sm: '1' },
        }}
      >
        {several && menu ? <menu.FamilyMenu user={user} /> : family !== undefined && shellText.family(family)}
      </Box>
      {mayMake && hasFamily && elsewhere && <NewContract />}
      <Box sx={{ width: 44, height: 44, mx: -1 }}>{bell && <bell.Bell />}</Box>
      <AccountButton />
    </Box>
  );
}

/** Not the page's own main button (docs/screens.md 6.9: one contained button per screen), so outlined. */
function NewContract() {
  return (
    <Button
      component={Link}
      to={paths.newContract}
      variant="outlined"
      startIcon={<PlusIcon />}
      aria-label={shellText.newContract}
      sx={{ [NARROW]: { fontSize: 0, minWidth: 0 } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {shellText.newContract}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {shellText.newContractShort}
      </Box>
    </Button>
  );
}

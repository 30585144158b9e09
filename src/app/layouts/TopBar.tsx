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

/** After the first paint: the room for it is kept, so that nothing moves. */
const loadBell = () => import('./Bell.tsx');
/** Only for who is in several families: others have just the name of theirs. */
const loadFamilyMenu = () => import('./FamilyMenu.tsx');

/** There the word on the button left no room for the name of the family. */
const NARROW = '@media (max-width:359px)';

/** Whose family it is, the one thing people come to do, and the account. */
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
        // Below what stands above every screen, where something does.
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
          // A phone leaves room for half a name: on two lines it stands there whole.
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

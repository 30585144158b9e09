import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser, selectMayManage } from '../../store/modules/user/userSlice.ts';
import { signingText } from '../../text/signing.ts';

const { ask: text } = signingText;

/** Says, before a paper is frozen, whose address it leaves empty, with the way to fill it in: afterwards nobody can. */
export function MissingAddress({ contract }: { contract: Contract }) {
  const me = useAppSelector(selectCurrentUser);
  const manages = useAppSelector(selectMayManage);
  const { pathname, search } = useLocation();
  if (!me) return null;
  // A member does not learn whether others have one.
  const told: Relation[] = manages ? [me, ...me.children, ...me.others] : [me];
  const { from, to } = contract.parties;
  const inIt = new Set([...from, ...to].map(({ hashid }) => hashid));
  const without = told.filter(({ hashid, street, town }) => inIt.has(hashid) && `${street}${town}`.trim() === '');
  if (without.length === 0) return null;
  return (
    <Alert severity="warning">
      {text.noAddress(without.map(({ firstname }) => firstname))}{' '}
      {without.map(({ hashid, firstname }) => (
        <Link
          key={hashid}
          component={RouterLink}
          to={hashid === me.hashid ? paths.profiel : `${paths.relaties}?persoon=${hashid}`}
          state={{ addressFor: pathname + search }}
          sx={{ display: 'block', py: 1 }}
        >
          {hashid === me.hashid ? text.ownAddress : text.addressOf(firstname)}
        </Link>
      ))}
    </Alert>
  );
}

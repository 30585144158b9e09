import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import type { Claim } from '../../../domain/wire/claim.ts';
import type { Statement } from '../../../domain/wire/statement.ts';
import { dayOf } from '../../components/dayOf.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { claimsText as text } from '../../text/claims.ts';

/** Everybody mentioned in a statement. */
function peopleIn({ person, lent, borrowed, given, received }: Statement): Set<string> {
  const beside = [...lent, ...borrowed, ...given, ...received].flatMap(({ others, together }) => [
    ...others,
    ...together,
  ]);
  return new Set([person, ...beside].map(({ hashid }) => hashid));
}

/** Managers do not affect figures. */
const counts = ({ kind }: Claim) => kind !== 'role';

/** Records about somebody in the statement that do not count yet: the figures are without them (docs/decisions/0013). */
export function ClaimsHere({ statement }: { statement: Statement }) {
  const me = useAppSelector(selectCurrentUser);
  const spoken = peopleIn(statement);
  const others = [...(me?.children ?? []), ...(me?.others ?? [])].filter(({ hashid }) => spoken.has(hashid));
  const said = others.flatMap(({ firstname, claims }) =>
    (claims ?? []).filter(counts).map(({ hashid, kind, by, date, until, seen }) => ({
      hashid,
      said: text.of[kind]({ by, date: date && formatDateLong(date) }, firstname),
      then: seen ? text.seen(firstname) : text.waits(firstname, dayOf(until)),
    })),
  );
  const mine = me && spoken.has(me.hashid) ? (me.claims ?? []).filter(counts) : [];
  if (said.length + mine.length === 0) return null;
  return (
    <Alert severity="info" className="niet-afdrukken" sx={{ mb: 3, '& p + p': { mt: 1 } }}>
      {mine.map(({ hashid, kind, by, date }) => (
        <Typography key={hashid}>
          {text.ofYou[kind]({ by, date: date && formatDateLong(date) })}{' '}
          <Link component={RouterLink} to={paths.wieZietWat} color="inherit" sx={{ display: 'inline-block', py: 0.5 }}>
            {text.answer}
          </Link>
        </Typography>
      ))}
      {said.map((one) => (
        <Typography key={one.hashid}>
          {one.said} {one.then}
        </Typography>
      ))}
      <Typography>{text.notCounted}</Typography>
    </Alert>
  );
}

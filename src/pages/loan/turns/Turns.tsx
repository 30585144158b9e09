import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { pointsOf } from '../../../../domain/contracts/life/turns.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { LoanContract } from '../../../../domain/wire/contract.ts';
import type { Standpoint } from '../../../../domain/wire/stand.ts';
import type { Turn } from '../../../../domain/wire/turn.ts';
import { useShowSection } from '../../../components/parts/useShowSection.ts';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { turnsText as text } from '../../../text/turns.ts';

const inDutch = new Intl.ListFormat('nl');
const either = new Intl.ListFormat('nl', { type: 'disjunction' });

/** The people who act now, in sentences. */
function actsOf({ party: { firstname }, kind, receipts, agrees, on_paper }: Turn, other: string | null): string[] {
  const received = receipts.length === 0 ? text.nobodyReceives : text.receipts(inDutch.format(receipts));
  if (kind === 'parted') return other === null ? [received] : [received, text.themselves(other, firstname)];
  if (agrees.length === 0) return [received, text.nobodyAgrees(firstname)];
  const agree = on_paper ? text.onPaper : text.instead;
  return [received, agree(either.format(agrees), firstname)];
}

function Papers({ turn, onTop }: { turn: Turn; onTop: boolean }) {
  const showSection = useShowSection();
  const manages = useAppSelector(selectCurrentUser)?.family_role === 'manager';
  const died = turn.kind === 'died';
  return (
    <>
      <Typography sx={{ mt: 1.5, fontWeight: 600 }}>{text.papers}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, '& a': { py: 1, display: 'inline-block' } }}>
        {died && !onTop && (
          <li>
            {manages ? (
              <MuiLink component={Link} to={paths.relaties}>
                {text.estate}
              </MuiLink>
            ) : (
              text.askManager
            )}
          </li>
        )}
        <li>
          <MuiLink href="#documenten" onClick={(event) => showSection(event, 'documenten')}>
            {text.standing}
          </MuiLink>
        </li>
        <li>
          <MuiLink component={Link} to={paths.jaaropgave}>
            {text.statement}
          </MuiLink>
        </li>
        <li>
          <MuiLink href="#documenten" onClick={(event) => showSection(event, 'documenten')}>
            {text.addendum}
          </MuiLink>
        </li>
      </Box>
    </>
  );
}

interface TurnsProps {
  loan: LoanContract;
  turns: readonly Turn[];
  /** If nothing waits for anybody, a death comes next. */
  stands: Standpoint;
}

/** A death or separation in a loan: what continues, who acts now, and the papers there are (docs/decisions/0013). */
export function Turns({ loan, turns, stands }: TurnsProps) {
  const next = stands.state === 'someone_died' ? turns.find(({ kind }) => kind === 'died') : undefined;
  return turns.map((turn) => {
    const onTop = turn === next && stands.first === 'estate_papers';
    const { party, side, kind, date, from } = turn;
    const name = party.firstname;
    const other = loan.parties[side].find(({ hashid }) => hashid !== party.hashid)?.firstname ?? null;
    const title =
      kind === 'died'
        ? text.died(name, date && formatDateLong(date))
        : text.parted(name, from === undefined ? null : other);
    return (
      <Box
        key={party.hashid}
        component="section"
        aria-label={title}
        sx={{
          ...{ mb: 4, p: { xs: 2, sm: 3 }, borderRadius: '12px' },
          ...(turn === next
            ? { bgcolor: 'var(--mui-palette-soft-info)' }
            : { maxWidth: '68ch', border: 1, borderColor: 'divider' }),
        }}
      >
        <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        {[...pointsOf(loan, turn).map((point) => text.points[point]({ name, other })), ...actsOf(turn, other)].map(
          (sentence) => (
            <Typography key={sentence} sx={{ mb: 1, maxWidth: '68ch' }}>
              {sentence}
            </Typography>
          ),
        )}
        {onTop && (
          <Button variant="contained" component={Link} to={paths.relaties} sx={{ mt: 1, mb: 2 }}>
            {text.estate}
          </Button>
        )}
        <Typography sx={{ color: 'text.secondary' }}>{text.ownPaper}</Typography>
        <Papers turn={turn} onTop={onTop} />
      </Box>
    );
  });
}

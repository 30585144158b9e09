import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuroShort } from '../../../../domain/money/format.ts';
import type { GiftYear, PossibleGift, WaitingGift } from '../../../../domain/wire/gifts.ts';
import { FailedState } from '../../../components/FailedState.tsx';
import { MeterCard } from './MeterCard.tsx';
import { Section } from '../../../components/Section.tsx';
import { paths } from '../../../paths.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectCurrentUser } from '../../../store/modules/user/userSlice.ts';
import { giftsText as text } from '../../../text/gifts.ts';

/** Names the gifts that do not count yet, one sentence per reason. */
function Waiting({ waiting }: { waiting: readonly WaitingGift[] }) {
  const reasons = [...new Set(waiting.map(({ why }) => why))];
  return reasons.map((reason) => {
    const gifts = waiting.filter(({ why }) => why === reason);
    const amount = gifts.reduce((sum, gift) => sum + gift.amount, 0);
    return (
      <Typography key={reason} variant="body2" color="textSecondary" className="cijfers" sx={{ mt: 1.5 }}>
        {text.waiting(gifts.length, formatEuroShort(amount), reason)}
      </Typography>
    );
  });
}

/** Names other possible gifts: a low rate for a fixed term (docs/decisions/0005). */
function Possible({ possible }: { possible: readonly PossibleGift[] }) {
  if (possible.length === 0) return null;
  const amount = possible.reduce((sum, gift) => sum + gift.amount, 0);
  return (
    <Typography variant="body2" color="textSecondary" className="cijfers" sx={{ mt: 1.5 }}>
      {text.possible(possible.length, formatEuroShort(amount))}
    </Typography>
  );
}

function Meters({ gifts, me, today }: { gifts: GiftYear; me: string; today: string }) {
  const { year, people, meters } = gifts;
  return (
    <>
      {!gifts.figures && <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{text.noFigures(year)}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {meters.map((meter) => (
          <MeterCard key={meter.key} meter={meter} viewpoint={{ me, year, today, people }} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {text.known}
      </Typography>
      <Waiting waiting={gifts.waiting} />
      <Possible possible={gifts.possible} />
    </>
  );
}

interface GiftMetersProps {
  today: IsoDate;
  /** Undefined while it is not known. */
  gifts: GiftYear | undefined;
  failed: boolean;
  onRetry: () => void;
}

/** On the overview: the tax-free amount left this year, per child and its partner. */
export function GiftMeters({ today, gifts, failed, onRetry }: GiftMetersProps) {
  const year = Number(today.slice(0, 4));
  const me = useAppSelector(selectCurrentUser);
  if (!me || gifts?.meters.length === 0) return null;
  const toShares = me.children.filter(({ kinship }) => kinship === undefined).length > 1 && (
    <Link component={RouterLink} to={paths.gelijkDelen} sx={{ py: 1 }}>
      {text.toShares}
    </Link>
  );
  return (
    <Section title={text.title(year)} action={toShares}>
      {gifts && <Meters gifts={gifts} me={me.hashid} today={today} />}
      {!gifts && failed && <FailedState title={text.failed} hint={text.failedHint} onRetry={onRetry} />}
    </Section>
  );
}

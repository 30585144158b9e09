import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { firstNames } from '../../../../domain/contracts/sides.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { IsoDate } from '../../../../domain/dates/isoDate.ts';
import { formatEuro } from '../../../../domain/money/format.ts';
import { paperFigures } from '../../../../domain/paperGifts/figures.ts';
import { halvesOf, isHalved } from '../../../../domain/paperGifts/halves.ts';
import { owedOn, type PaperGift } from '../../../../domain/paperGifts/paperGift.ts';
import { paperYears } from '../../../../domain/paperGifts/years.ts';
import type { GiftDetail } from '../../../../domain/wire/contract.ts';
import { Section } from '../../../components/Section.tsx';
import { useToday } from '../../../components/useToday.ts';
import { paths } from '../../../paths.ts';
import { paperText as text } from '../../../text/paperGift.ts';
import { roleIn } from '../viewer.ts';
import { PaperRecords } from './PaperRecords.tsx';
import { PaperWarning } from './PaperWarning.tsx';
import { PaperYearList } from './PaperYearList.tsx';

const PaperPaymentDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "loan-forms" */ './PaperPaymentDialog.tsx')).PaperPaymentDialog,
}));

/** When the sum is due, while one of the givers is alive. */
function dueWords({ parties, contract }: GiftDetail, paper: PaperGift, now: IsoDate): string {
  const [half] = (isHalved(paper, now) ? halvesOf(paper) : null) ?? [];
  if (half !== undefined && half.until !== null) {
    const left = paperFigures(half, Number(now.slice(0, 4)), now).closing;
    const died = formatDateLong(half.until);
    return left > 0 ? `${text.halved(died, formatEuro(left))} ${text.attributed}` : text.halvedPaid(died);
  }
  if (parties.from.length === 1) return text.due;
  return contract.falls_due === 'last_death' ? text.dueLast : text.dueEach;
}

/** The administration of a gift on paper: the sum owed, the interest of each year, and its records. */
export function PaperSection({ gift, paper }: { gift: GiftDetail; paper: PaperGift }) {
  const now = useToday();
  const death = paper.until;
  const today = death !== null && death < now ? death : now;
  const role = roleIn(gift);
  const [entering, setEntering] = useState(false);
  const years = useMemo(() => paperYears(paper, today), [paper, today]);
  const owed = owedOn(paper, now);
  const { from, to } = gift.parties;
  return (
    <Section title={text.title} anchor="betalingen">
      <Typography className="cijfers" sx={{ fontWeight: 600, mb: 0.5 }}>
        {owed > 0 ? text.owed(firstNames(from), from.length > 1, firstNames(to), formatEuro(owed)) : text.paidOut}
      </Typography>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>
        {death === null ? dueWords(gift, paper, now) : text.died(formatDateLong(death))} {text.rate}
      </Typography>
      <PaperWarning years={years} dead={death !== null} />
      {role !== 'reader' && (
        <Button variant="contained" className="niet-afdrukken" sx={{ mb: 3 }} onClick={() => setEntering(true)}>
          {text.enter}
        </Button>
      )}
      <PaperYearList years={years} paper={paper} today={today} />
      <Typography sx={{ my: 3, maxWidth: '68ch' }}>
        {text.box3}{' '}
        <Link component={RouterLink} to={paths.jaaropgave}>
          {text.statement}
        </Link>
        .
      </Typography>
      <Box>
        <PaperRecords gift={gift} role={role} />
      </Box>
      {entering && (
        <Suspense fallback={null}>
          <PaperPaymentDialog
            gift={gift}
            halved={isHalved(paper, now)}
            years={years}
            today={now}
            onClose={() => setEntering(false)}
          />
        </Suspense>
      )}
    </Section>
  );
}

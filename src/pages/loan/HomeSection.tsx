import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { homeFacts } from '../../../domain/loans/home/homeFacts.ts';
import { homeSpans, isOwnOn } from '../../../domain/loans/home/homeSpans.ts';
import { HOME_WORDS } from '../../../domain/loans/home/homeWords.ts';
import { homeStanding, whatFollows } from '../../../domain/loans/home/whatFollows.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { Section } from '../../components/Section.tsx';
import { homeText as text } from '../../text/homeFacts.ts';
import { ForWhom } from './ForWhom.tsx';

/** The history of a loan's home: the box that the debt is in now, and per event the balance and its consequences. */
export function HomeSection({ loan, today }: { loan: LoanDetail; today: string }) {
  const facts = homeFacts(loan.events);
  if (facts.length === 0) return null;
  return (
    <Section title={text.section}>
      <ForWhom loan={loan} />
      <Typography>{isOwnOn(homeSpans(loan.events), today) ? text.box1 : text.box3}</Typography>
      {facts.toReversed().map((fact) => {
        const { hashid, became, date } = fact;
        const day = formatDateLong(date);
        const { principal, interest } = homeStanding(loan, date);
        return (
          <Box key={hashid} sx={{ mt: 2, breakInside: 'avoid' }}>
            <Typography variant="h3" component="h3">
              {HOME_WORDS[became]}, {day}
            </Typography>
            <Typography sx={{ my: 0.5, maxWidth: '68ch' }}>
              {text.standing(day, formatEuro(principal), formatEuro(interest))}
            </Typography>
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxWidth: '68ch' }}>
              {whatFollows(loan, fact).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
          </Box>
        );
      })}
    </Section>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { Proposal } from '../../../../domain/wire/proposal.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { proposalsText as text } from '../../../text/proposals.ts';

function said({ party, how, by, at, paper_date }: Proposal['consents'][number]): string {
  const [who, other] = [fullName(party), fullName(by)];
  if (how !== 'paper') return text.consent[how](who, dayOf(at), other);
  return paper_date === null
    ? text.consent.proposed(who, other)
    : text.consent.paper(who, formatDateLong(paper_date), other);
}

/** Lists who agreed to a proposal, and who still has to. Empty for answers from before people were asked one by one. */
export function WhoAgreed({ consents, awaited }: Pick<Proposal, 'consents' | 'awaited'>) {
  const lines = [
    ...consents.map((consent) => ({ line: said(consent), fontWeight: 400 })),
    ...awaited.map(({ party, on_paper }) => ({
      line: (on_paper ? text.awaitedPaper : text.awaited)(fullName(party)),
      fontWeight: 600,
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Box component="ul" aria-label={text.people} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }}>
      {lines.map(({ line, fontWeight }) => (
        <Typography key={line} component="li" variant="body2" sx={{ overflowWrap: 'anywhere', fontWeight }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

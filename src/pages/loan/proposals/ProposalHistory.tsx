import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { fullName } from '../../../../domain/names/name.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import type { Proposal } from '../../../../domain/wire/proposal.ts';
import { signingPath } from '../../../components/nextStep/signingPath.ts';
import { Part } from '../../../components/parts/Part.tsx';
import { loanText } from '../../../text/loan.ts';
import { proposalsText as text } from '../../../text/proposals.ts';
import { dayOf } from '../../../components/dayOf.ts';
import { proposalWords } from './proposalWords.ts';
import { WhoAgreed } from './WhoAgreed.tsx';

function outcome({ state, answer, lapses_at, signing }: Proposal): string {
  if (answer === null || state === 'open' || state === 'lapsed') return text.ended.lapsed(dayOf(lapses_at));
  const [who, when] = [fullName(answer.by), dayOf(answer.at)];
  if (state === 'accepted' && signing !== null) return text.signed.by(when);
  return answer.paper_date === null
    ? text.ended[state](who, when)
    : text.ended.paper(formatDateLong(answer.paper_date), who, when);
}

/** Earlier proposals and their answers; nothing ever disappears from it. */
export function ProposalHistory({ contract, proposals }: { contract: ContractDetail; proposals: readonly Proposal[] }) {
  if (proposals.length === 0) return null;
  const events = isLoan(contract) ? contract.events : [];
  return (
    <Part name="voorstellen" title={text.history} hint={loanText.hints.voorstellen}>
      <Box component="ul" aria-label={text.history} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals.map((proposal) => (
          <Box
            component="li"
            key={proposal.hashid}
            sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', breakInside: 'avoid' }}
          >
            <Typography className="cijfers" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {proposalWords(proposal.content, events)}
            </Typography>
            {[proposal.note, proposal.answer?.word ?? ''].map(
              (words) =>
                words !== '' && (
                  <Typography key={words} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                    {words}
                  </Typography>
                ),
            )}
            <Typography variant="body2" color="textSecondary">
              {text.by(fullName(proposal.proposed_by), dayOf(proposal.proposed_at))} {outcome(proposal)}
            </Typography>
            {proposal.state === 'accepted' && <WhoAgreed consents={proposal.consents} awaited={[]} />}
            {proposal.signing !== null && (
              <Link
                component={RouterLink}
                to={signingPath(proposal.signing)}
                className="niet-afdrukken"
                sx={{ display: 'inline-block', py: 1.25 }}
              >
                {text.signed.see}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </Part>
  );
}

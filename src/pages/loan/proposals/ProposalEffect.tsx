import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { isLoan } from '../../../../domain/contracts/isLoan.ts';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import { formatEuro, formatEuroShort } from '../../../../domain/money/format.ts';
import type { ContractDetail } from '../../../../domain/wire/contract.ts';
import { setsRate } from '../../../../domain/loans/events/catalogue.ts';
import { formOn } from '../../../../domain/loans/formOn.ts';
import { SAID } from '../../../../domain/loans/events/eventWords.ts';
import type { FactsOf } from '../../../../domain/wire/event.ts';
import type { Consequences, Proposal } from '../../../../domain/wire/proposal.ts';
import { FromFirstDay } from '../../../components/agreement/FromFirstDay.tsx';
import { giftClauseWords } from '../../../text/giftClauses.ts';
import { exclusionWords } from '../../../text/exclusion.ts';
import { otherTermsText } from '../../../text/otherTerms.ts';
import { proposalsText as text } from '../../../text/proposals.ts';
import { useToday } from '../../../components/useToday.ts';
import { LoweredRateHint } from '../figures/LoweredRateHint.tsx';
import { deductionLines } from '../figures/deductionLines.ts';
import { NowAndThen } from '../figures/Outcomes.tsx';
import { TermsCompared } from './TermsCompared.tsx';

function giftLines({ year, left_before, left_after, tax_before, tax_after }: Consequences['gifts'][number]): string[] {
  if (left_before === null || left_after === null) return [text.giftUnknown(year)];
  return [
    text.giftLeft(year, formatEuroShort(left_before), formatEuroShort(left_after)),
    ...(tax_before === tax_after
      ? []
      : [text.giftTax(formatEuroShort(tax_before ?? 0), formatEuroShort(tax_after ?? 0))]),
  ];
}

/** The amount due today under it, if it differs; unknown for proposals from before this was stored. */
function dueLines({ before, after }: NonNullable<Consequences['loan']>): string[] {
  if (!before.due || !after.due || before.due.amount === after.due.amount) return [];
  const [was, is] = [formatEuro(before.due.amount), formatEuro(after.due.amount)];
  const { since } = after.due;
  return [since === null ? otherTermsText.due(was, is) : otherTermsText.dueSince(was, is, formatDateLong(since))];
}

/** From when it counts, and the exemption claimed for it. */
const forgivenLines = ({ date, said, exemption }: FactsOf<'forgiveness'> & { date: string }): string[] => [
  said === undefined ? text.fromAgreement : text.said(formatDateLong(date), SAID[said]),
  ...(exemption === undefined ? [] : [text.claims(giftClauseWords.exemption.options[exemption].toLowerCase())]),
];

/** The effect of a proposal, before and after: the points of the agreement, the figures to the cent, and the tax. */
export function ProposalEffect({ contract, proposal }: { contract: ContractDetail; proposal: Proposal }) {
  const { content, consequences, note } = proposal;
  const today = useToday();
  const { loan, deduction, gifts, open } = consequences;
  const lines = [
    ...(content.kind === 'forgiveness' && content.exclusion !== undefined
      ? [text.exclusion(exclusionWords.row[content.exclusion].toLowerCase())]
      : []),
    ...(content.kind === 'forgiveness' ? forgivenLines(content) : []),
    ...(setsRate(content) && content.said !== undefined
      ? [text.said(formatDateLong(content.date), SAID[content.said])]
      : []),
    ...(content.kind === 'archive' && open !== null && open > 0 ? [text.archiveForm.owed(formatEuro(open))] : []),
    ...(loan ? dueLines(loan) : []),
    ...(deduction ? deductionLines(deduction) : []),
    ...gifts.flatMap(giftLines),
  ];
  return (
    <>
      {content.kind === 'terms' && (
        <>
          <TermsCompared contract={contract} draft={content.draft} />
          <FromFirstDay contract={contract} draft={content.draft} />
        </>
      )}
      {loan && isLoan(contract) && (
        <Box sx={{ mt: 2, maxWidth: '44rem' }}>
          <NowAndThen
            type={content.kind === 'new_terms' ? 'AnnuityLoanContract' : formOn(contract, contract.events, today)}
            now={loan.before}
            then={loan.after}
          />
        </Box>
      )}
      {isLoan(contract) && <LoweredRateHint loan={contract} content={content} note={note} today={today} />}
      {lines.map((line) => (
        <Typography key={line} className="cijfers" sx={{ mt: 1, maxWidth: '68ch' }}>
          {line}
        </Typography>
      ))}
    </>
  );
}

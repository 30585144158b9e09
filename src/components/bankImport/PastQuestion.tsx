import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { loanName } from './loanName.ts';

interface PastQuestionProps {
  loan: LoanDetail;
  /** The terms that no line pays. */
  terms: readonly MissingPayment[];
  answer: boolean | undefined;
  onAnswer: (paid: boolean) => void;
}

/** Asks whether a loan's terms without a line were paid as agreed. */
export function PastQuestion({ loan, terms, answer, onAnswer }: PastQuestionProps) {
  if (terms.length === 0) return null;
  return (
    <FormControl component="fieldset" sx={{ mt: 3, display: 'block' }}>
      <FormLabel component="legend">{text.past(loanName(loan))}</FormLabel>
      <Typography variant="body2" color="textSecondary" className="cijfers">
        {text.pastWhat(terms.length, formatEuro(terms.reduce((sum, { amount }) => sum + amount, 0)))}
      </Typography>
      <RadioGroup
        value={answer === undefined ? '' : answer ? 'yes' : 'no'}
        onChange={(_event, value) => onAnswer(value === 'yes')}
      >
        <FormControlLabel value="yes" control={<Radio />} label={text.yes} />
        <FormControlLabel value="no" control={<Radio />} label={text.no} />
      </RadioGroup>
    </FormControl>
  );
}

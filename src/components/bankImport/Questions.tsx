import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { formatEuro } from '../../../domain/money/format.ts';
import { spacedIban } from '../../../domain/rules/iban.ts';
import type { MissingPayment } from '../../../domain/loans/events/paidAsPlanned.ts';
import { type Choice, type Choices, type ReadLines, unticked } from '../../store/modules/bankImport/importChoices.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { keptLinesText as later } from '../../text/keptLines.ts';
import type { NewAccount } from './newAccounts.ts';
import { PastQuestion } from './PastQuestion.tsx';

interface QuestionsProps {
  read: ReadLines;
  choices: Choices;
  accounts: readonly NewAccount[];
  /** The terms without a line of each loan, where they have to be asked about. */
  past: ReadonlyMap<string, readonly MissingPayment[]>;
  onChoose: (choice: Choice) => void;
}

/** The questions a file leaves open: missing months, terms without a line, lines for later, and which accounts to keep. */
export function Questions({ read, choices, accounts, past, onChoose }: QuestionsProps) {
  const rest = unticked(read, choices).length;
  return (
    <>
      {read.neverCame.length > 0 && (
        <FormControl component="fieldset" sx={{ mt: 3, display: 'block' }}>
          <FormLabel component="legend">{text.neverCame}</FormLabel>
          <Typography variant="body2" color="textSecondary">
            {text.neverCameHint}
          </Typography>
          <FormGroup>
            {read.neverCame.map(({ event, date, amount }) => (
              <FormControlLabel
                key={event}
                label={text.neverCameLine(formatEuro(amount), formatDateLong(date))}
                control={
                  <Checkbox
                    checked={choices.gone.has(event)}
                    onChange={(_event, on) => onChoose({ type: 'gone', event, on })}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      )}
      {read.loans.map((loan) => (
        <PastQuestion
          key={loan.hashid}
          loan={loan}
          terms={past.get(loan.hashid) ?? []}
          answer={choices.past[loan.hashid]}
          onAnswer={(paid) => onChoose({ type: 'past', loan: loan.hashid, paid })}
        />
      ))}
      {rest > 0 && (
        <FormControl component="fieldset" sx={{ mt: 3, display: 'block' }}>
          <FormLabel component="legend">{later.title}</FormLabel>
          <FormControlLabel
            label={later.rest(rest)}
            control={
              <Checkbox checked={choices.restLater} onChange={(_event, on) => onChoose({ type: 'restLater', on })} />
            }
          />
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            {later.what}
          </Typography>
        </FormControl>
      )}
      {accounts.length > 0 && (
        <FormControl component="fieldset" sx={{ mt: 3, display: 'block' }}>
          <FormLabel component="legend">{text.keep}</FormLabel>
          <Typography variant="body2" color="textSecondary">
            {text.keepHint}
          </Typography>
          <FormGroup>
            {accounts.map(({ account, name, iban }) => (
              <FormControlLabel
                key={account}
                label={text.keepLine(name, spacedIban(iban))}
                control={
                  <Checkbox
                    checked={choices.keep.has(account)}
                    onChange={(_event, on) => onChoose({ type: 'keep', account, on })}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      )}
    </>
  );
}

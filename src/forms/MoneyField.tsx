import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatEuro } from '../../domain/money/format.ts';
import { parseEuro } from '../../domain/money/parse.ts';
import { euroInWords } from '../../domain/money/words.ts';
import { formsText } from '../text/forms.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { useParsedText, type Reading } from './useParsedText.ts';

interface MoneyFieldProps extends FieldProps {
  /** Repeats the amount in words under the field, so that a typo is noticed. */
  words?: boolean;
}

function read(text: string): Reading {
  const amount = parseEuro(text);
  return 'cents' in amount ? { value: amount.cents } : amount;
}

/**
 * An amount. In the form: integer cents, or null while it is empty or can't be read (then the form has a message of its
 * own).
 */
export function MoneyField({ name, label, hint, optional, words = false }: MoneyFieldProps) {
  const { id, value, error, text, suggestion, type, accept, leave } = useParsedText(name, read, formatEuro);
  const wordsId = `${id}-woorden`;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      errorAction={
        suggestion !== null && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => accept(suggestion)}
            sx={{ display: 'block', mt: 0.75 }}
          >
            {formsText.suggestionYes(formatEuro(suggestion))}
          </Button>
        )
      }
    >
      <Input
        id={id}
        name={name}
        value={text}
        width="short"
        required={optional !== true}
        description={describe({ id, hint, error, also: words && value !== null ? [wordsId] : [] })}
        html={{ inputMode: 'decimal', autoComplete: 'off', style: { fontFeatureSettings: '"tnum"' } }}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {words && value !== null && (
        <Typography id={wordsId} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {euroInWords(value)}
        </Typography>
      )}
    </FieldFrame>
  );
}

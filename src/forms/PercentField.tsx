import { formatPercent, parsePercent } from '../../domain/money/percent.ts';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { Input } from './frame/Input.tsx';
import { useParsedText, type Reading } from './useParsedText.ts';

function read(text: string): Reading {
  const rate = parsePercent(text);
  return 'millipercent' in rate ? { value: rate.millipercent } : rate;
}

/** A yearly percentage. In the form: integer thousandths of a percent, or null while it is empty or can't be read. */
export function PercentField({ name, label, hint, optional }: FieldProps) {
  const { id, error, text, type, leave } = useParsedText(name, read, formatPercent);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <Input
        id={id}
        name={name}
        value={text}
        width="code"
        required={optional !== true}
        description={describe({ id, hint, error })}
        html={{ inputMode: 'decimal', autoComplete: 'off', style: { fontFeatureSettings: '"tnum"' } }}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

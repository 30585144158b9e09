import type { InputHTMLAttributes } from 'react';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import type { FieldWidth } from './frame/fieldWidth.ts';
import { Input } from './frame/Input.tsx';
import { useFormField } from './useFormField.ts';

interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url';
  /** given-name, additional-name, family-name, email, one-time-code, … (docs/screens.md 6.7). */
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  width?: FieldWidth;
  /** More than one line. */
  multiline?: boolean;
  /** Shown, but fixed: the e-mail address of an invitation. */
  readOnly?: boolean;
}

/** A text as typed. */
export function TextField({
  name,
  label,
  hint,
  optional,
  type = 'text',
  autoComplete,
  inputMode,
  width,
  multiline = false,
  readOnly,
}: TextFieldProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error}>
      <Input
        id={id}
        name={name}
        type={type}
        value={value}
        width={width}
        {...(multiline && { multiline, minRows: 3 })}
        required={optional !== true}
        description={describe({ id, hint, error })}
        html={{ autoComplete, inputMode, readOnly }}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
    </FieldFrame>
  );
}

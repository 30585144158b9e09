import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { InputHTMLAttributes } from 'react';
import type { Description } from './describe.ts';
import { fieldSx, type FieldWidth } from './fieldWidth.ts';

interface InputProps extends Pick<
  OutlinedInputProps,
  'endAdornment' | 'multiline' | 'minRows' | 'onBlur' | 'onChange' | 'onFocus' | 'value' | 'type' | 'ref'
> {
  id: string;
  name: string;
  width?: FieldWidth | undefined;
  required: boolean;
  description: Description;
  /** autocomplete, inputmode and the like. */
  html?: InputHTMLAttributes<HTMLInputElement>;
}

/** The one text box of the kit. */
export function Input({ width = 'full', required, description, html, ...input }: InputProps) {
  return (
    <OutlinedInput
      {...input}
      fullWidth
      error={description['aria-invalid'] ?? false}
      sx={fieldSx(width)}
      slotProps={{ input: { ...html, ...description, ...(required && { 'aria-required': true }) } }}
    />
  );
}

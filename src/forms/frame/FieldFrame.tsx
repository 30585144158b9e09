import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formsText } from '../../text/forms.ts';
import { errorId, hintId } from './describe.ts';
import { FieldError } from './FieldError.tsx';

interface FieldFrameProps {
  /** The id of the control. */
  id: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  error: string | null;
  /** Next to the message: a suggestion to accept. */
  errorAction?: ReactNode;
  /** A group of controls gets a fieldset with a legend instead of a label. */
  group?: 'radiogroup' | 'group';
  groupProps?: object;
  children: ReactNode;
}

/**
 * Label above, hint under the label, control, message under the control: the one frame of every field (docs/screens.md
 * 6.7).
 */
export function FieldFrame({
  id,
  label,
  hint,
  optional,
  error,
  errorAction,
  group,
  groupProps,
  children,
}: FieldFrameProps) {
  const name = (
    <>
      {label}
      {optional && (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {' '}
          {formsText.optional}
        </Box>
      )}
    </>
  );
  // The rows matter only where fields share a grid row: then controls stay level, whichever has a hint or a message.
  const labelSx = {
    display: 'block',
    gridRow: hint === undefined ? '1 / 3' : 1,
    alignSelf: 'end',
    p: 0,
    fontWeight: 600,
    lineHeight: 1.4,
  };
  const rest = (
    <>
      {hint !== undefined && (
        <Typography id={hintId(id)} variant="body2" color="textSecondary" sx={{ gridRow: 2, mt: 0.25 }}>
          {hint}
        </Typography>
      )}
      <Box sx={{ gridRow: 3, mt: 0.75 }}>{children}</Box>
      {error !== null && (
        <FieldError id={errorId(id)} message={error}>
          {errorAction}
        </FieldError>
      )}
    </>
  );
  return group === undefined ? (
    <Box>
      <Typography component="label" htmlFor={id} sx={{ ...labelSx, width: 'fit-content' }}>
        {name}
      </Typography>
      {rest}
    </Box>
  ) : (
    <Box component="fieldset" id={id} role={group} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }} {...groupProps}>
      <Typography component="legend" sx={labelSx}>
        {name}
      </Typography>
      {rest}
    </Box>
  );
}

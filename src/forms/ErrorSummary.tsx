import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useEffect, useRef } from 'react';
import { ErrorIcon } from '../components/icons/icons.tsx';
import { formsText } from '../text/forms.ts';
import { focusField } from './focusField.ts';

/** One line of the summary; `target` is the id of the field, null when no field of this form is meant. */
export interface SummaryItem {
  message: string;
  target: string | null;
}

/**
 * Lists what went wrong on submitting, above the form (docs/screens.md 6.7). Takes the focus when it appears, so that
 * it is seen and read out.
 */
export function ErrorSummary({ items }: { items: readonly SummaryItem[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);

  return (
    <Alert
      ref={box}
      severity="error"
      role="alert"
      tabIndex={-1}
      icon={<ErrorIcon />}
      sx={{
        alignItems: 'flex-start',
        borderRadius: '12px',
        border: 1,
        borderColor: 'error.main',
        bgcolor: 'var(--mui-palette-soft-error)',
        color: 'text.primary',
        '& .MuiAlert-icon': { color: 'error.main' },
        '& ul': { m: 0, pl: 2.25 },
        '& li': { py: 0.25 },
      }}
    >
      <AlertTitle component="p" sx={{ fontWeight: 600 }}>
        {formsText.summaryTitle}
      </AlertTitle>
      <ul>
        {items.map(({ message, target }) => (
          <li key={String(target) + message}>
            {target === null ? (
              message
            ) : (
              <Link
                href={`#${target}`}
                color="inherit"
                onClick={(event) => {
                  event.preventDefault();
                  focusField(target);
                }}
              >
                {message}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

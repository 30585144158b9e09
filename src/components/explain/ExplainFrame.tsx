import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { explainText as text } from '../../text/explain.ts';
import { QuestionIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

export interface ExplainFrameProps {
  /**
   * Which figure: 'Nog vrij te schenken aan Sanne'. Part of the button's name, so that two buttons never sound the
   * same.
   */
  of: string;
  /** A round button of 44 px without words, for rows of figures. */
  compact?: boolean;
  /** The answer; made when opened. */
  children: ReactNode;
}

/**
 * "Hoe komen jullie hieraan?" next to a figure: opens the rule, the article and the sum under it, in the page itself,
 * so that it can be read with the figure, stays where a keyboard expects it, and is printed when open.
 */
export function ExplainFrame({ of, compact = false, children }: ExplainFrameProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = () => setOpen(!open);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Closes only this, not the dialog around it.
    event.stopPropagation();
    setOpen(false);
  };
  const state = {
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: toggle,
    onKeyDown: closeOnEscape,
  };
  return (
    <>
      {compact ? (
        <IconButton
          {...state}
          aria-label={text.ask(of)}
          title={text.question}
          className="niet-afdrukken"
          sx={{ width: 44, height: 44, color: 'text.secondary' }}
        >
          <QuestionIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button
          {...state}
          size="small"
          className="niet-afdrukken"
          startIcon={<QuestionIcon fontSize="small" />}
          sx={{ minHeight: 44, ml: -1, px: 1, fontWeight: 500, textAlign: 'left' }}
        >
          {text.question}
          <VisuallyHidden> {of}</VisuallyHidden>
        </Button>
      )}
      {open && (
        <Box
          id={id}
          role="group"
          aria-label={text.answer(of)}
          sx={{ flexBasis: '100%', gridColumn: '1 / -1', width: '100%' }}
        >
          {children}
        </Box>
      )}
    </>
  );
}

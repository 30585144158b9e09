import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { describe, type FieldProps } from './frame/describe.ts';
import { FieldFrame } from './frame/FieldFrame.tsx';
import { leftGroup } from './leftGroup.ts';
import { useFormField } from './useFormField.ts';

export interface RadioCard {
  value: string;
  icon?: ReactNode;
  title: string;
  text: string;
  /** Under the text: a consequence, a small drawing. */
  extra?: ReactNode;
}

interface RadioCardsProps extends FieldProps {
  cards: readonly RadioCard[];
}

const cardSx = (chosen: boolean) =>
  ({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: 2,
    p: 2,
    pr: 6,
    borderRadius: '12px',
    border: 1,
    borderColor: chosen ? 'primary.main' : 'divider',
    bgcolor: 'background.paper',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      borderRadius: 'inherit',
      border: chosen ? 2 : 0,
      borderColor: 'primary.main',
      pointerEvents: 'none',
    },
    cursor: 'pointer',
    transition: 'border-color 120ms, background-color 120ms',
    '&:hover': { borderColor: 'primary.main' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '2px' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  }) as const;

/**
 * A choice that deserves a picture and a sentence (docs/screens.md 4.1, step 1). In the form: the chosen value, '' when
 * none.
 */
export function RadioCards({ name, label, hint, optional, cards }: RadioCardsProps) {
  const { id, value, error, change, leave } = useFormField<string>(name);
  const part = (card: RadioCard, which: string) => `${id}-${card.value}-${which}`;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      group="radiogroup"
      groupProps={{ ...describe({ id, hint, error }), ...(optional !== true && { 'aria-required': true }) }}
    >
      <Box
        onBlur={(event) => leftGroup(event) && leave()}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        {cards.map((card) => (
          <Box component="label" key={card.value} htmlFor={part(card, 'radio')} sx={cardSx(value === card.value)}>
            {card.icon}
            <Box sx={{ minWidth: 0 }}>
              <Typography component="span" id={part(card, 'titel')} sx={{ display: 'block', fontWeight: 600 }}>
                {card.title}
              </Typography>
              <Typography
                component="span"
                id={part(card, 'tekst')}
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block', mt: 0.25 }}
              >
                {card.text}
              </Typography>
              {card.extra !== undefined && <div id={part(card, 'extra')}>{card.extra}</div>}
            </Box>
            <Radio
              id={part(card, 'radio')}
              name={name}
              value={card.value}
              checked={value === card.value}
              onChange={() => change(card.value)}
              disableRipple
              sx={{ position: 'absolute', top: 8, right: 8, p: 1 }}
              slotProps={{
                input: {
                  'aria-labelledby': part(card, 'titel'),
                  'aria-describedby':
                    card.extra === undefined ? part(card, 'tekst') : `${part(card, 'tekst')} ${part(card, 'extra')}`,
                },
              }}
            />
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}

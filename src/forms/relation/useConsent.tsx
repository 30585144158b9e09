import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import type { Consent } from './consents.ts';

/** Asks and waits for the answer: `await ask(consent)` is true when the person agrees. Render `dialog` by the form. */
export function useConsent(): { ask: (consent: Consent) => Promise<boolean>; dialog: ReactNode } {
  const [asked, setAsked] = useState<(Consent & { answer: (yes: boolean) => void }) | null>(null);

  const ask = (consent: Consent) =>
    new Promise<boolean>((resolve) => {
      const answer = (yes: boolean) => {
        setAsked(null);
        resolve(yes);
      };
      setAsked({ ...consent, answer });
    });
  const dialog = asked && (
    <ConfirmDialog
      open
      harmless
      title={asked.title}
      text={asked.texts.map((line) => (
        <Box key={line} component="p" sx={{ m: 0, '& + p': { mt: 1.5 } }}>
          {line}
        </Box>
      ))}
      verb={asked.verb}
      onConfirm={() => asked.answer(true)}
      onCancel={() => asked.answer(false)}
    />
  );
  return { ask, dialog };
}

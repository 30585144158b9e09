import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { formsText } from '../text/forms.ts';
import type { Draft } from './useDraft.ts';

/** Saves the draft with every change and says when: 'Nog niet bewaard: staat op dit apparaat, 14:03'. */
export function DraftKeeper<Values extends object>({ draft }: { draft: Draft<Values> }) {
  const { values } = useFormikContext<Values>();
  const [first] = useState(values);
  const { save, savedAt } = draft;
  useEffect(() => {
    if (values !== first) save(values);
  }, [values, first, save]);

  if (savedAt === null) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {formsText.savedAt(new Date(savedAt).toLocaleTimeString('nl-NL', { hour: '2-digit', minute: '2-digit' }))}
    </Typography>
  );
}

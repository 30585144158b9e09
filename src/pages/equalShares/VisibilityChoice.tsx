import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { SharesVisibility } from '../../../domain/wire/gifts.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Section } from '../../components/Section.tsx';
import { useSetSharesVisibilityMutation } from '../../store/modules/gifts/giftsApi.ts';
import { equalSharesText as text } from '../../text/equalShares.ts';

/**
 * Chooses who sees this page: takes effect at once, but showing it to the children is confirmed first, because they
 * notice (docs/screens.md 6.8).
 */
export function VisibilityChoice({ visibility }: { visibility: SharesVisibility }) {
  const [choose, { isLoading, isSuccess }] = useSetSharesVisibilityMutation();
  const [asking, setAsking] = useState(false);
  const id = useId();
  async function show(): Promise<void> {
    await choose('everyone');
    setAsking(false);
  }
  return (
    <Section title={text.who}>
      <FormControl disabled={isLoading}>
        <RadioGroup
          aria-label={text.who}
          aria-describedby={id}
          value={visibility}
          onChange={(_event, chosen) => (chosen === 'everyone' ? setAsking(true) : void choose('parents'))}
        >
          <FormControlLabel value="parents" label={text.choices.parents} control={<Radio />} sx={{ minHeight: 44 }} />
          <FormControlLabel value="everyone" label={text.choices.everyone} control={<Radio />} sx={{ minHeight: 44 }} />
        </RadioGroup>
        <FormHelperText id={id} sx={{ mx: 0, maxWidth: '68ch', fontSize: '0.875rem' }}>
          {text.whoHint}
        </FormHelperText>
      </FormControl>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {isSuccess && text.saved}
      </Typography>
      <ConfirmDialog
        open={asking}
        title={text.askTitle}
        text={text.askText}
        verb={text.askVerb}
        harmless
        busy={isLoading}
        onConfirm={() => void show()}
        onCancel={() => setAsking(false)}
      />
    </Section>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { density, motion, type Density } from '../../../components/display/preference.ts';
import { usePreference } from '../../../components/display/usePreference.ts';
import { profileText } from '../../../text/profile.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { Choice } from './Choice.tsx';

const { display: text } = profileText;

/** How it looks, on this device: takes effect at once, without a save. */
export function DisplayBlock() {
  const { mode = 'system', setMode } = useColorScheme();
  const [rows, setRows] = usePreference(density);
  const [moves, setMoves] = usePreference(motion);
  const hint = useId();
  return (
    <ProfileBlock title={text.title} intro={text.intro}>
      <Choice label={text.colour} options={text.colours} value={mode} onChange={(value: 'light' | 'dark' | 'system') => setMode(value)} />
      <Choice label={text.density} options={text.densities} value={rows} onChange={(value: Density) => setRows(value)} />
      <FormControlLabel
        label={text.motion}
        sx={{ '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
        control={<Checkbox checked={moves === 'minder'} onChange={(event) => setMoves(event.target.checked ? 'minder' : 'gewoon')} slotProps={{ input: { 'aria-describedby': hint } }} />}
      />
      <Typography id={hint} variant="body2" color="textSecondary" sx={{ pl: 4 }}>
        {text.motionHint}
      </Typography>
    </ProfileBlock>
  );
}

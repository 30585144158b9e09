import { useColorScheme } from '@mui/material/styles';
import { density, keys, motion, type Density } from '../../../components/preference.ts';
import { usePreference } from './usePreference.ts';
import { profileText } from '../../../text/profile.ts';
import { profileParts } from '../anchors.ts';
import { ProfileBlock } from '../ProfileBlock.tsx';
import { Choice } from './Choice.tsx';
import { Switch } from '../../../components/Switch.tsx';

const { display: text } = profileText;

/** The appearance on this device: takes effect at once, without a save. */
export function DisplayBlock() {
  const { mode = 'system', setMode } = useColorScheme();
  const [rows, setRows] = usePreference(density);
  const [moves, setMoves] = usePreference(motion);
  const [pressed, setPressed] = usePreference(keys);
  return (
    <ProfileBlock title={text.title} intro={text.intro} name={profileParts.display}>
      <Choice
        label={text.colour}
        options={text.colours}
        value={mode}
        onChange={(value: 'light' | 'dark' | 'system') => setMode(value)}
      />
      <Choice
        label={text.density}
        options={text.densities}
        value={rows}
        onChange={(value: Density) => setRows(value)}
      />
      <Switch
        label={text.motion}
        hint={text.motionHint}
        on={moves === 'minder'}
        onChange={(on) => setMoves(on ? 'minder' : 'gewoon')}
      />
      <Switch
        label={text.keys}
        hint={text.keysHint}
        on={pressed === 'aan'}
        onChange={(on) => setPressed(on ? 'aan' : 'uit')}
      />
    </ProfileBlock>
  );
}

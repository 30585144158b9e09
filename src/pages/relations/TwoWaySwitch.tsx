import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface TwoWaySwitchProps<Way extends string> {
  /** The name for a screen reader. */
  label: string;
  chosen: Way;
  /** The word for each way, in their order. */
  ways: readonly { way: Way; word: string }[];
  onChoose: (way: Way) => void;
}

/** One of two ways to look at the family: Lijst | Stamboom. */
export function TwoWaySwitch<Way extends string>({ label, chosen, ways, onChoose }: TwoWaySwitchProps<Way>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={chosen}
      aria-label={label}
      className="niet-afdrukken"
      onChange={(_event, way: Way | null) => way && onChoose(way)}
    >
      {ways.map(({ way, word }) => (
        <ToggleButton
          key={way}
          value={way}
          color="primary"
          sx={{ px: 2.5, minHeight: 44, textTransform: 'none', fontSize: '1rem' }}
        >
          {word}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { relationsText } from '../../text/relations.ts';

const { sort: text } = relationsText;
const choiceSx = { px: 2.5, minHeight: 44, textTransform: 'none', fontSize: '1rem' };

interface SortSwitchProps {
  byLastName: boolean;
  onChange: (byLastName: boolean) => void;
}

/** Als familie | Op achternaam. */
export function SortSwitch({ byLastName, onChange }: SortSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      value={byLastName}
      aria-label={text.label}
      className="niet-afdrukken"
      sx={{ mb: 2 }}
      onChange={(_event, chosen: boolean | null) => chosen !== null && onChange(chosen)}
    >
      <ToggleButton value={false} color="primary" sx={choiceSx}>
        {text.family}
      </ToggleButton>
      <ToggleButton value color="primary" sx={choiceSx}>
        {text.lastName}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

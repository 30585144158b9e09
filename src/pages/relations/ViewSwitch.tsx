import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { treeText as text } from '../../text/relations.ts';
import type { FamilyView } from './familyAddress.ts';

/** Lijst | Stamboom. */
export function ViewSwitch({ view, onShow }: { view: FamilyView; onShow: (view: FamilyView) => void }) {
  const choice = { px: 2.5, minHeight: 44, textTransform: 'none', fontSize: '1rem' };
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      aria-label={text.views}
      className="niet-afdrukken"
      onChange={(_event, chosen: FamilyView | null) => chosen && onShow(chosen)}
    >
      <ToggleButton value="lijst" color="primary" sx={choice}>
        {text.list}
      </ToggleButton>
      <ToggleButton value="stamboom" color="primary" sx={choice}>
        {text.tree}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

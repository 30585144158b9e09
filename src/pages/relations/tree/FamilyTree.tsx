import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type CSSProperties } from 'react';
import { familyTree, type Couple } from '../../../../domain/family/familyTree.ts';
import { treeLayout } from '../../../../domain/family/treeLayout.ts';
import type { Relation } from '../../../../domain/wire/user.ts';
import { relationsText, treeText as text } from '../../../text/relations.ts';
import { isEditable } from '../editable.ts';
import type { FamilyViewProps } from '../FamilyList.tsx';
import { roleOf } from '../roleOf.ts';
import { DownloadTree } from './DownloadTree.tsx';
import { measures } from './measures.ts';
import { TreeCard } from './TreeCard.tsx';
import { TreeLines } from './TreeLines.tsx';
import { PAPER_WIDTH, treeSx } from './treeSx.ts';
import { useWalk } from './useWalk.ts';

/** From the heading of the unconnected people to their cards, in pixels. */
const HEADING_ABOVE = 40;

/** The picture of the family (docs/screens.md 4.4): a nested list, drawn as a tree where there is room. */
export function FamilyTree({ me, people, onEdit }: FamilyViewProps) {
  const family = useMemo(() => familyTree(me, people), [me, people]);
  const layout = useMemo(() => treeLayout(family, measures), [family]);
  const cards = layout.cards.filter(({ person }) => onEdit && isEditable(person, me));
  const { stop, onKeyDown, onFocus } = useWalk(cards);

  const role = (person: Relation) => (person.hashid === me.hashid ? relationsText.you : roleOf(person, people));
  const cardOf = (person: Relation) => {
    const { x = 0, y = 0 } = layout.cards.find((card) => card.person === person) ?? {};
    const open = onEdit && isEditable(person, me) ? () => onEdit(person.hashid) : undefined;
    return (
      <TreeCard
        key={person.hashid}
        person={person}
        role={role(person)}
        isMe={person.hashid === me.hashid}
        place={{ x, y }}
        onOpen={open}
        isStop={person.hashid === stop}
      />
    );
  };
  const couple = ({ person, partner, former, apart, children }: Couple<Relation>) => (
    <li key={person.hashid}>
      {[person, ...(partner ? [partner] : []), ...former, ...apart].map(cardOf)}
      {children.length > 0 && <ul>{children.map(couple)}</ul>}
    </li>
  );
  const { besideTop } = layout;
  const style = { '--breedte': `${layout.width}px`, '--hoogte': `${layout.height}px` } as CSSProperties;
  return (
    <>
      {cards.length > 1 && (
        <Typography
          variant="body2"
          color="textSecondary"
          className="niet-afdrukken"
          sx={{ mb: 2, display: { xs: 'none', md: 'block' } }}
        >
          {text.hint}
        </Typography>
      )}
      {/* Wider than the page: it scrolls separately, and by keyboard as the focus moves. */}
      <Box sx={{ overflowX: 'auto', py: 0.5, px: 0.5, mx: -0.5 }}>
        <Box style={style} sx={treeSx(layout.width <= PAPER_WIDTH)} onKeyDown={onKeyDown} onFocus={onFocus}>
          <TreeLines layout={layout} />
          <ul aria-label={text.of(me.family.name)}>{family.trees.map(couple)}</ul>
          {besideTop !== null && (
            <>
              <Typography
                variant="h3"
                id="ernaast"
                className="kop"
                style={{ '--y': `${besideTop - HEADING_ABOVE}px` } as CSSProperties}
              >
                {text.beside}
              </Typography>
              <ul aria-labelledby="ernaast">{family.beside.map(couple)}</ul>
            </>
          )}
        </Box>
      </Box>
      {people.length > 1 && <DownloadTree layout={layout} people={people} family={me.family.name} />}
    </>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CSSProperties } from 'react';
import { fullName } from '../../../../domain/names/name.ts';
import type { Relation } from '../../../../domain/wire/user.ts';
import { PhotoAvatar } from '../../../components/PhotoAvatar.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { relationsText as text } from '../../../text/relations.ts';
import { statusesOf, yearsOf } from '../status.ts';
import { cardSx } from './treeSx.ts';

interface TreeCardProps {
  person: Relation;
  role: string;
  isMe: boolean;
  /** Its position in the drawing. */
  place: { x: number; y: number };
  /** Opens it; absent if it can't be opened. */
  onOpen?: (() => void) | undefined;
  /** The one card the Tab key stops at. */
  isStop: boolean;
}

/** Somebody in the tree: photo or initials, name, role and status in the family. */
export function TreeCard({ person, role, isMe, place, onOpen, isStop }: TreeCardProps) {
  const deceased = person.passed_away;
  const statuses = isMe ? [] : statusesOf(person);
  const style = { '--x': `${place.x}px`, '--y': `${place.y}px` } as CSSProperties;
  const content = (
    <>
      <PhotoAvatar person={person} size={56} />
      <span className="wie">
        <span className="naam">{fullName(person)}</span>
        <span className="rol">{deceased ? yearsOf(person) : role}</span>
        {statuses.map(({ name, label, Icon }) => (
          <span key={name} className="status">
            <Icon sx={{ fontSize: '1rem' }} />
            {label}
          </span>
        ))}
      </span>
    </>
  );
  const sx = { ...cardSx, ...(deceased && { color: 'text.secondary', bgcolor: 'var(--mui-palette-surface-sunken)' }) };
  if (!onOpen) {
    return (
      <Box data-hashid={person.hashid} style={style} sx={sx}>
        {content}
      </Box>
    );
  }
  return (
    <ButtonBase
      data-hashid={person.hashid}
      style={style}
      tabIndex={isStop ? 0 : -1}
      onClick={onOpen}
      sx={{ ...sx, '&:hover': { borderColor: 'primary.main', bgcolor: 'var(--mui-palette-soft-primary)' } }}
    >
      {content}
      <VisuallyHidden>{text.edit}</VisuallyHidden>
    </ButtonBase>
  );
}

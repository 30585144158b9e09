import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { notInvitable } from '../../../domain/relations/validateInvitation.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { OpenClaims } from '../../components/claims/OpenClaims.tsx';
import { PersonName } from './PersonName.tsx';
import { PhotoAvatar } from '../../components/PhotoAvatar.tsx';
import { useToday } from '../../components/useToday.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { accessText } from '../../text/access.ts';
import { bondText } from '../../text/bond.ts';
import { relationsText as text } from '../../text/relations.ts';
import type { Couple } from '../../forms/relation/couple.ts';
import { DeathButton } from './DeathButton.tsx';
import { EstateButton } from './EstateButton.tsx';
import { InviteButton } from './InviteButton.tsx';
import { ResendButton } from './ResendButton.tsx';
import { isInvited } from '../../forms/relation/isInvited.ts';
import { yearsOf } from './status.ts';
import { StatusChips } from './StatusChips.tsx';
import { BondButton } from './BondButton.tsx';

interface RelationRowProps {
  relation: Relation;
  /** 'Kind', 'Partner van Sanne'. */
  role: string;
  /** The viewer: their status needs no chip. */
  isMe: boolean;
  /** In a list by last name: 'Vries, Sanne de'. */
  sorted: boolean;
  /** The couple of a partner, if the viewer sees the other half. */
  couple?: Couple | null;
  /** The viewer's options for this person's management. */
  management?: ReactNode;
  /** The viewer manages the family. */
  manages: boolean;
  /** Absent for viewers who may not manage the family, for oneself and for the founder. */
  onEdit?: (() => void) | undefined;
}

const rowSx = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 72,
  px: 1,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
} as const;

/** A press on the row counts as a press on the name. */
const overTheRow = {
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '10px' },
  '&:hover::after': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 'none', boxShadow: 'none' },
  '&.Mui-focusVisible::after': { outline: '2px solid var(--mui-palette-text-primary)', outlineOffset: -2 },
};

/** The day from which two belong together, or no longer do. */
function togetherOf({ bond, from, until }: Couple): string | null {
  if (until !== null) return bondText.ended(formatDateLong(until));
  return bond && bondText.since(bond, from && formatDateLong(from));
}

/** One person of the family. */
export function RelationRow({
  relation,
  role,
  isMe,
  sorted,
  couple = null,
  management,
  manages,
  onEdit,
}: RelationRowProps) {
  const { birthdate, passed_away } = relation;
  const life = passed_away ? yearsOf(relation) : birthdate === null ? null : text.born(formatDateLong(birthdate));
  const together = couple && togetherOf(couple);
  // For a child the form asks for it.
  const today = useToday();
  const mayInvite = relation.relation_type === 'partner' && notInvitable(relation, today) === null;
  const name = <PersonName person={relation} sorted={sorted} deceased={passed_away} />;
  return (
    <Box component="li" className="rij" sx={rowSx}>
      <PhotoAvatar person={relation} size={48} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        {onEdit ? (
          <ButtonBase
            onClick={onEdit}
            sx={{ font: 'inherit', fontWeight: 600, textAlign: 'left', position: 'static', ...overTheRow }}
          >
            <span>
              {name}
              <VisuallyHidden>{text.edit}</VisuallyHidden>
            </span>
          </ButtonBase>
        ) : (
          <Box sx={{ fontWeight: 600 }}>{name}</Box>
        )}
        <Typography variant="body2" color="textSecondary">
          {[role, relation.manages && accessText.manages, life, together]
            .filter((part) => typeof part === 'string')
            .join(' · ')}
        </Typography>
      </Box>
      {!isMe && <StatusChips relation={relation} />}
      {onEdit && couple && <BondButton couple={couple} />}
      {manages && !isMe && relation.relation_type === null && <DeathButton relation={relation} />}
      {manages && passed_away && relation.death_date !== null && <EstateButton relation={relation} />}
      {management}
      {onEdit && mayInvite && <InviteButton relation={relation} />}
      {onEdit && isInvited(relation) && <ResendButton relation={relation} />}
      {manages && !isMe && <OpenClaims relation={relation} />}
    </Box>
  );
}

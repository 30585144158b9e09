import Box from '@mui/material/Box';
import { useState } from 'react';
import { familyOrder } from '../../../domain/family/familyOrder.ts';
import { compareNames } from '../../../domain/names/name.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { relationsText as text } from '../../text/relations.ts';
import { coupleOf } from '../../forms/relation/couple.ts';
import { isEditable } from './editable.ts';
import { ManagerButton } from './ManagerButton.tsx';
import { RelationRow } from './RelationRow.tsx';
import { roleOf } from './roleOf.ts';
import { TwoWaySwitch } from './TwoWaySwitch.tsx';

export interface FamilyViewProps {
  me: CurrentUser;
  /** Everyone the viewer sees, they themselves included. */
  people: readonly Relation[];
  /** Absent for readers who may not manage the family. */
  onEdit?: ((hashid: string) => void) | undefined;
}

/** A family of more people than this can be sorted by last name too. */
const MANY = 20;

const ORDERS = [
  { way: 'family', word: text.sort.family },
  { way: 'lastName', word: text.sort.lastName },
] as const;

/** Everyone in the order of the family; by the core of the last name for whoever chooses that (docs/screens.md 1). */
export function FamilyList({ me, people, onEdit }: FamilyViewProps) {
  const [order, setOrder] = useState<'family' | 'lastName'>('family');
  const byLastName = order === 'lastName';
  const ordered = byLastName ? people.toSorted(compareNames) : familyOrder(selfAmong(me, people), people);
  const managers = people.filter(({ manages }) => manages).length;
  // Never down to none, and a person without a login can't be a manager.
  const mayChange = ({ manages, sub, blocked, passed_away, divorced }: Relation) =>
    manages ? managers > 1 : sub !== null && !blocked && !passed_away && !divorced;
  return (
    <>
      {people.length > MANY && (
        <Box sx={{ mb: 2 }}>
          <TwoWaySwitch label={text.sort.label} chosen={order} ways={ORDERS} onChoose={setOrder} />
        </Box>
      )}
      <Box
        component="ul"
        aria-label={text.list}
        sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}
      >
        {ordered.map((relation) => {
          const isMe = relation.hashid === me.hashid;
          return (
            <RelationRow
              key={relation.hashid}
              relation={relation}
              isMe={isMe}
              sorted={byLastName}
              role={isMe ? text.you : roleOf(relation, people, onEdit ? undefined : me.hashid)}
              couple={coupleOf(relation, people)}
              management={onEdit && mayChange(relation) && <ManagerButton relation={relation} isMe={isMe} />}
              manages={onEdit !== undefined}
              onEdit={onEdit && isEditable(relation, me) ? () => onEdit(relation.hashid) : undefined}
            />
          );
        })}
      </Box>
    </>
  );
}

/** The viewer as one of the people. */
const selfAmong = (me: CurrentUser, people: readonly Relation[]): Relation =>
  people.find(({ hashid }) => hashid === me.hashid) ?? me;

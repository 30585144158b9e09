import { useMemo } from 'react';
import { validateRelation } from '../../../domain/relations/validate.ts';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useToday } from '../../components/useToday.ts';
import { ruledBy } from '../../forms/schema/fields.ts';
import { toRelationForm, type RelationValues } from './relationValues.ts';

/** The rules of the relation form, the server's own (domain/relations), as the schema of the form. */
export function useRelationSchema(me: CurrentUser, edited: Relation | undefined) {
  const today = useToday();
  return useMemo(() => {
    const context = { today, parentBirthdate: me.birthdate, wasLogin: edited ? edited.login || edited.invited : false, isNew: edited === undefined };
    return ruledBy((values: RelationValues) => validateRelation(toRelationForm(values, edited?.hashid), context));
  }, [today, me.birthdate, edited]);
}

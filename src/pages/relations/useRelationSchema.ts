import { useMemo } from 'react';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useToday } from '../../components/useToday.ts';
import { relationSchema } from './relationSchema.ts';

/** The schema of the relation form for this family, today. */
export function useRelationSchema(me: CurrentUser, edited: Relation | undefined) {
  const today = useToday();
  // Whose children these are: the founder, whoever of the managers fills in the form.
  const founder = [me, ...me.others].find(({ relation_type }) => relation_type === null);
  const parentBirthdate = founder?.birthdate ?? null;
  return useMemo(() => {
    const wasLogin = edited !== undefined && (edited.login || edited.invited);
    return relationSchema({ today, parentBirthdate, wasLogin, isNew: edited === undefined });
  }, [today, parentBirthdate, edited]);
}

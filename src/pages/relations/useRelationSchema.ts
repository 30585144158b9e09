import { useMemo } from 'react';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useToday } from '../../components/useToday.ts';
import { relationSchema } from './relationSchema.ts';

/** The schema of the relation form for this family, today. */
export function useRelationSchema(me: CurrentUser, edited: Relation | undefined) {
  const today = useToday();
  return useMemo(() => {
    const wasLogin = edited !== undefined && (edited.login || edited.invited);
    return relationSchema({
      today,
      relatives: [me, ...me.children, ...me.others],
      hashid: edited?.hashid ?? '',
      wasLogin,
      isNew: edited === undefined,
    });
  }, [today, me, edited]);
}

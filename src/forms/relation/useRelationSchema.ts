import { useMemo } from 'react';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { useToday } from '../../components/useToday.ts';
import { coupleOf } from './couple.ts';
import { relationSchema } from './relationSchema.ts';

/** The schema of the relation form for this family, today. */
export function useRelationSchema(me: CurrentUser, edited: Relation | undefined) {
  const today = useToday();
  return useMemo(() => {
    const relatives = [me, ...me.children, ...me.others];
    const couple = edited ? coupleOf(edited, relatives) : null;
    const wasLogin = edited !== undefined && (edited.login || edited.invited);
    return relationSchema({
      today,
      relatives,
      hashid: edited?.hashid ?? '',
      wasLogin,
      isNew: edited === undefined,
      couple: couple && { ...couple, other: couple.two[0] },
    });
  }, [today, me, edited]);
}

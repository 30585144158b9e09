import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';

/** Whether the viewer may change this person's data: not their own, and not the founder's, who does so at Profiel. */
export const isEditable = ({ hashid, relation_type }: Relation, me: CurrentUser): boolean =>
  hashid !== me.hashid && relation_type !== null;

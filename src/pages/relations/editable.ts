import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';

/** Whose data the viewer may change: not their own, and not the founder's, who does so at Profiel. */
export const isEditable = ({ hashid, relation_type }: Relation, me: CurrentUser): boolean =>
  hashid !== me.hashid && relation_type !== null;

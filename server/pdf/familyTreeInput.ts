import type { Couple } from '../../domain/family/familyTree.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { PersonName } from '../../domain/names/name.ts';

/** Somebody in the tree on paper. */
export interface TreePerson extends PersonName {
  birthdate: IsoDate | null;
  death_date: IsoDate | null;
  passed_away: boolean;
  /** A JPEG, or null: then the initials. */
  photo: Uint8Array | null;
}

/** What the paper needs to know; it crosses to a worker thread as it is. */
export interface FamilyTreeInput {
  /** Name of the family: 'De Vries'. */
  family: string;
  root: Couple<TreePerson>;
  madeOn: IsoDate;
}

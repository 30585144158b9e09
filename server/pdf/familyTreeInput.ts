import type { FamilyTree } from '../../domain/family/familyTree.ts';
import type { Kin } from '../../domain/relations/kinship.ts';
import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { PersonName } from '../../domain/names/name.ts';

/** A person in the printed tree. */
export interface TreePerson extends PersonName, Pick<Kin, 'relation_type' | 'kinship'> {
  birthdate: IsoDate | null;
  death_date: IsoDate | null;
  passed_away: boolean;
  /** A JPEG; if null, the initials are drawn instead. */
  photo: Uint8Array | null;
}

/** The input for the document of the tree; it crosses to a worker thread unchanged. */
export interface FamilyTreeInput {
  /** Name of the family: 'De Vries'. */
  family: string;
  tree: FamilyTree<TreePerson>;
  madeOn: IsoDate;
}

import { kinshipOf, PARENT_KINSHIPS } from '../../../domain/relations/kinship.ts';
import { lastPairOf } from './couple.ts';
import { relevant } from './relevantBond.ts';
import type { BondFields } from '../../../domain/rules/bondForm.ts';
import type { Gender, Kinship, Relation, RelationForm, RelationType } from '../../../domain/wire/user.ts';

/** The values of the relation form; dates as in the date field, choices as booleans. */
export interface RelationValues extends BondFields {
  relation_type: RelationType | '';
  /** For a family member: their relation to the founder. */
  kinship: Kinship;
  /** Hashid of the parent, or empty. */
  child_of: string;
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender | '';
  birthdate: string;
  email: string;
  phone: string;
  street: string;
  town: string;
  login: boolean;
  userSelected: string;
  divorced: boolean;
  /** The start day; empty means the day on which it is recorded. */
  divorce_date: string;
  passed_away: boolean;
  death_date: string;
  image: Blob | null;
}

/**
 * An empty form. A family member is preselected if nothing else is possible; at the limit a person must choose a
 * partner deliberately.
 */
export function newRelation(options: readonly RelationType[], limitReached: boolean): RelationValues {
  const [only, ...others] = options;
  return {
    relation_type: others.length === 0 && !limitReached ? (only ?? '') : '',
    kinship: 'child',
    child_of: '',
    firstname: '',
    infix: '',
    lastname: '',
    gender: '',
    birthdate: '',
    email: '',
    phone: '',
    street: '',
    town: '',
    login: false,
    userSelected: '',
    ...NO_BOND,
    divorced: false,
    divorce_date: '',
    passed_away: false,
    death_date: '',
    image: null,
  };
}

export function fromRelation(relation: Relation): RelationValues {
  const { firstname, infix, lastname, gender, email, phone, street, town, login, divorced, passed_away } = relation;
  return {
    ...{ firstname, infix, lastname, gender, email, phone, street, town, login, divorced, passed_away },
    relation_type: relation.relation_type ?? '',
    kinship: relation.relation_type === 'child' ? (kinshipOf(relation) ?? 'child') : 'child',
    child_of: relation.child_of ?? '',
    birthdate: relation.birthdate ?? '',
    userSelected: relation.userSelected ?? '',
    ...NO_BOND,
    divorce_date: (relation.divorced && lastPairOf(relation)?.until) || '',
    death_date: relation.death_date ?? '',
    image: null,
  };
}

/** Not asked, or not known. */
const NO_BOND: BondFields = { bond: '', from_date: '', contract_date: '' };

const flag = (value: boolean) => (value ? '1' : '0');

/** The text fields of POST /user; fields that the chosen kind of relation lacks are left empty. */
export function toRelationForm(values: RelationValues, edited?: Relation): RelationForm {
  const { relation_type, firstname, infix, lastname, gender, email, phone, street, town } = values;
  const { birthdate, death_date, kinship, child_of, divorce_date } = values;
  const divorced = relation_type === 'partner' && values.divorced;
  const ofFamily = relation_type === 'child' && kinship !== 'child';
  const asked = relation_type === 'child' && PARENT_KINSHIPS[kinship] !== undefined;
  return {
    ...(edited && { hashid: edited.hashid }),
    ...(edited?.changed_at !== undefined && { changed_at: edited.changed_at }),
    ...{ relation_type, firstname, infix, lastname, gender, email, phone, street, town, birthdate, death_date },
    // The default of the type is not sent.
    ...(ofFamily && { kinship }),
    ...(asked && (kinship !== 'child' || child_of !== '') && { child_of }),
    login: relation_type === 'child' ? flag(values.login) : '',
    userSelected: relation_type === 'partner' ? values.userSelected : '',
    // Asked with a new partner; of a known one it has a form of its own.
    ...(!edited && relation_type === 'partner' && values.bond !== '' && relevant(values)),
    divorced: flag(divorced),
    ...(divorced && divorce_date !== '' && { divorce_date }),
    passed_away: flag(values.passed_away),
  };
}

/** Applies a change, with its effects on the other fields. */
export const follow = {
  relationType: (relation_type: RelationType, hadLogin: boolean): Partial<RelationValues> =>
    relation_type === 'partner'
      ? { relation_type, login: hadLogin }
      : { relation_type, userSelected: '', divorced: false, divorce_date: '' },
  kinship: (kinship: Kinship): Partial<RelationValues> => ({ kinship, child_of: '' }),
  divorced: (divorced: boolean): Partial<RelationValues> => (divorced ? { divorced } : { divorced, divorce_date: '' }),
  passedAway: (passed_away: boolean): Partial<RelationValues> =>
    passed_away ? { passed_away } : { passed_away, death_date: '' },
};

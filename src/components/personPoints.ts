import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { isIsoDate } from '../../domain/dates/isoDate.ts';
import type { Gender } from '../../domain/wire/user.ts';
import { formsText } from '../text/forms.ts';
import { postalText } from '../text/postal.ts';
import { relationsText } from '../text/relations.ts';
import type { DataRow } from './DataList.tsx';

interface PersonValues {
  firstname: string;
  infix: string;
  lastname: string;
  gender: Gender | '';
  birthdate: string;
  street: string;
  town: string;
}

/** A date as a person reads it; a text that is no date as it is. */
export const dayOf = (date: string): string => (isIsoDate(date) ? formatDateLong(date) : date);

/** Points without the empty ones. */
export const filledPoints = (points: readonly (readonly [label: string, value: string])[]): DataRow[] =>
  points.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));

/** The values that each person has, by the names of their fields. */
export const personPoints = (values: PersonValues): (readonly [label: string, value: string])[] => [
  [formsText.name.firstname, values.firstname],
  [formsText.name.infix, values.infix],
  [formsText.name.lastname, values.lastname],
  [relationsText.gender, values.gender === '' ? '' : relationsText.genders[values.gender]],
  [relationsText.birthdate, dayOf(values.birthdate)],
  [postalText.street, values.street],
  [postalText.town, values.town],
];

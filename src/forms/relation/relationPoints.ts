import { KINSHIP_NAMES } from '../../../domain/names/kinship.ts';
import type { DataRow } from '../../components/DataList.tsx';
import { dayOf, filledPoints, personPoints } from '../../components/personPoints.ts';
import { agreedText } from '../../text/agreed.ts';
import { relationsText as text } from '../../text/relations.ts';
import type { RelationValues } from './relationValues.ts';

const yesOrNo = (ticked: boolean): string => (ticked ? agreedText.yes : agreedText.no);

/**
 * The values of the form as a person reads them, without the empty ones and the photo.
 * @param nameOf the full name of a person, by hashid
 */
export const relationPoints = (values: RelationValues, nameOf: (hashid: string) => string): DataRow[] =>
  filledPoints([
    [text.relationType, values.relation_type === '' ? '' : text.relationTypes[values.relation_type]],
    [text.kinship(null), values.relation_type === 'child' ? KINSHIP_NAMES[values.kinship] : ''],
    [text.childOf, values.child_of === '' ? '' : nameOf(values.child_of)],
    [text.userSelected, values.userSelected === '' ? '' : nameOf(values.userSelected)],
    ...personPoints(values),
    [text.email, values.email],
    [text.login, yesOrNo(values.login)],
    [text.divorced, yesOrNo(values.divorced)],
    [text.divorceDate, dayOf(values.divorce_date)],
    [text.passedAway, yesOrNo(values.passed_away)],
    [text.deathDate, dayOf(values.death_date)],
  ]);

import { validateFounding, type Founding } from '../../../domain/relations/validateFounding.ts';
import { ruledBy } from '../../forms/schema/fields.ts';

/** The form of a founding, by the same rule as the server. `own`: the names of the person's families. */
export const foundingSchema = (own: readonly string[], today: string) =>
  ruledBy((values: Founding) => validateFounding(values, own, today));

import { validateFounding, type Founding } from '../../../domain/relations/validateFounding.ts';
import { ruledBy } from '../../forms/schema/fields.ts';

/** The form of a founding, by the rule that the server holds too. `own`: the names of the families one is in. */
export const foundingSchema = (own: readonly string[], today: string) =>
  ruledBy((values: Founding) => validateFounding(values, own, today));

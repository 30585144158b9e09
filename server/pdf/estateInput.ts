import type { IsoDate } from '../../domain/dates/isoDate.ts';
import type { Estate } from '../../domain/estate.ts';
import type { PersonName } from '../../domain/names/name.ts';

/** The content of the documents for an executor; plain data, so that it can cross to a worker thread. */
export interface EstateInput {
  person: PersonName & { birthdate: IsoDate | null };
  estate: Estate;
  madeOn: IsoDate;
}

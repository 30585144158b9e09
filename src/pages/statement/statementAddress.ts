import type { StatementRequest } from '../../../domain/wire/statement.ts';
import { statementParameters } from '../../paths.ts';

/** Years the server answers: a future year has no statement. */
const isYear = (text: string | null, today: string): text is string =>
  text !== null && /^(19|20)\d{2}$/.test(text) && text <= today.slice(0, 4);

/** The statement that the address requests: by default last year's and the viewer's own. */
export function requestFromQuery(query: URLSearchParams, today: string): StatementRequest {
  const year = query.get(statementParameters.year);
  const person = query.get(statementParameters.person);
  return {
    year: isYear(year, today) ? Number(year) : Number(today.slice(0, 4)) - 1,
    ...(person === null || person === '' ? {} : { person }),
  };
}

/** The same address with another year or person. */
export function queryWith(query: URLSearchParams, change: Partial<StatementRequest>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (change.year !== undefined) next.set(statementParameters.year, String(change.year));
  if (change.person !== undefined) next.set(statementParameters.person, change.person);
  return next;
}

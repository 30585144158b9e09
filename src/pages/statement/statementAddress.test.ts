import { requestFromQuery } from './statementAddress.ts';

const asked = (query: string) => requestFromQuery(new URLSearchParams(query), '2026-11-26').year;

test.each([
  ['jaar=2026', 2026],
  ['jaar=1987', 1987],
  // Last year's, as without a year: the server refuses these, and a retry would not help.
  ['jaar=2027', 2025],
  ['jaar=2099', 2025],
  ['jaar=1899', 2025],
  ['', 2025],
])('R-8.2 the address requests a statement that the server has: %s', (query, year) => expect(asked(query)).toBe(year));

/** PostgreSQL stores no NUL character in text or jsonb: a value with one can't exist there, and must not reach a query (S-87). */
export const holdsNul = (text: string) => text.includes('\0');

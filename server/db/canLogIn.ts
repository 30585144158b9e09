import { sql, type SQL } from 'drizzle-orm';

/**
 * That nobody closed a person's login: the conditions besides having one (domain/relations/canLogIn.ts).
 * @param users the name of the table in the statement, or its alias
 */
const openLogin = (users: string): string => `(not ${users}.blocked and not ${users}.passed_away)`;

/** The domain rule canLogIn as a condition, for a handwritten statement. */
export const canLogInText = (users: string): string => `(${users}.sub is not null and ${openLogin(users)})`;

/** The same inside a statement of drizzle. */
export const canLogInSql = (users: string): SQL => sql.raw(canLogInText(users));

/** Whether a person without a login could log in with one. */
export const couldLogInSql = (users: string): SQL => sql.raw(openLogin(users));

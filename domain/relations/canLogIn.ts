/** The facts that decide whether somebody can log in now. */
export interface LoginState {
  /** The id by which the identity provider knows them; null without a login. */
  sub: string | null;
  blocked: boolean;
  passed_away: boolean;
}

/**
 * Whether somebody has a login of their own, so that nobody else speaks for them. One who is blocked does, as a manager blocks
 * people; one who died does not.
 */
export const hasLogin = ({ sub, passed_away }: Pick<LoginState, 'sub' | 'passed_away'>): boolean =>
  sub !== null && !passed_away;

/** Whether somebody can log in: they have a login that nobody closed. */
export const canLogIn = ({ blocked, ...person }: LoginState): boolean => hasLogin(person) && !blocked;

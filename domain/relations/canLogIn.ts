/** The facts that decide whether somebody can log in now. */
export interface LoginState {
  /** Their id at the identity provider; null without a login. */
  sub: string | null;
  blocked: boolean;
  passed_away: boolean;
}

/**
 * Whether somebody has a login of their own, so that nobody else speaks for them. A blocked person counts, as managers block
 * people; a person who died does not.
 */
export const hasLogin = ({ sub, passed_away }: Pick<LoginState, 'sub' | 'passed_away'>): boolean =>
  sub !== null && !passed_away;

/** Whether somebody can log in: they have a login that was not closed. */
export const canLogIn = ({ blocked, ...person }: LoginState): boolean => hasLogin(person) && !blocked;

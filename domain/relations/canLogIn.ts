/** The facts that decide whether somebody can log in now. */
export interface LoginState {
  /** The id by which the identity provider knows them; null without a login. */
  sub: string | null;
  blocked: boolean;
  passed_away: boolean;
}

/** Whether somebody can log in: they have a login that nobody closed. */
export const canLogIn = ({ sub, blocked, passed_away }: LoginState): boolean =>
  sub !== null && !blocked && !passed_away;

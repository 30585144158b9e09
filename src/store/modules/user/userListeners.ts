import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { isAt, paths } from '../../../paths.ts';
import { isUnanswered } from '../../api/apiError.ts';
import type { ApiError } from '../../api/apiError.ts';
import type { StartListening } from '../../startListening.ts';
import { userApi } from './userApi.ts';

const SUPERADMIN = 'superadmin';

/** Whether a person must first settle what is outstanding. */
export const mustSettle = ({ outstanding }: Pick<CurrentUser, 'outstanding'>, roles: readonly string[]): boolean =>
  outstanding.length > 0 && !roles.includes(SUPERADMIN);

/**
 * Whether a failed profile fetch ends the session: every failure but a missing second factor. No answer and 503
 * say nothing about the session, so they never log a person out (F23).
 */
export const endsSession = (error: ApiError): boolean => error.code !== 'mfa' && !isUnanswered(error);

export function startUserListeners(startListening: StartListening): void {
  startListening({
    matcher: userApi.endpoints.getUser.matchFulfilled,
    effect: function onProfileFetched({ payload }, store) {
      const { ports } = store.extra;
      if (!mustSettle(payload, store.getState().session.roles)) return;
      if (!isAt(paths.administratie, ports.currentPath())) ports.navigate(paths.administratie, { replace: true });
    },
  });
}

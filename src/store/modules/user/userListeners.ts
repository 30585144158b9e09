import { isAnyOf } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { isAt, paths, withReturn } from '../../../paths.ts';
import { FORCE_REFETCH } from '../../api/api.ts';
import { type ApiError, isConflict } from '../../api/apiError.ts';
import { refetchStale } from '../../api/refetchStale.ts';
import type { StartListening } from '../../startListening.ts';
import { userApi } from './userApi.ts';

const SUPERADMIN = 'superadmin';

/** Whether a person must first settle outstanding items. */
export const mustSettle = ({ outstanding }: Pick<CurrentUser, 'outstanding'>, roles: readonly string[]): boolean =>
  outstanding.length > 0 && !roles.includes(SUPERADMIN);

/**
 * Whether a failed profile fetch ends the session: every failure but a missing second factor and
 * maintenance, which have screens of their own. No answer counts too, after the retries (decision 0024).
 */
export const endsSession = ({ code }: Pick<ApiError, 'code'>): boolean => code !== 'mfa' && code !== 'maintenance';

const isEditRefused = isAnyOf(
  userApi.endpoints.saveRelation.matchRejected,
  userApi.endpoints.saveProfile.matchRejected,
);

export function startUserListeners(startListening: StartListening): void {
  refetchStale(startListening, userApi.endpoints.getUser, ({ user }) => user);
  startListening({
    matcher: isEditRefused,
    // The form's source shows the current state.
    effect: function onEditRefused(action, { dispatch }) {
      if (isEditRefused(action) && isConflict(action.payload))
        void dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
    },
  });
  startListening({
    matcher: userApi.endpoints.getUser.matchFulfilled,
    effect: function onProfileFetched({ payload }, store) {
      const { ports } = store.extra;
      const { claims, outstanding } = payload;
      // Records by others about them come first (docs/decisions/0013).
      const waiting = claims ?? (mustSettle(payload, store.getState().session.roles) ? outstanding : []);
      const page = claims ? paths.wieZietWat : paths.administratie;
      // A person redirected once continued knowingly: the profile is refetched at each reconnect, with an open form too.
      const before = store.getOriginalState().user.current;
      const known = (claims ? before?.claims : before?.outstanding)?.map(({ hashid }) => hashid);
      if (waiting.every(({ hashid }) => known?.includes(hashid))) return;
      const from = ports.currentPath();
      // From there they continue to the page they opened: the link in a mail, a bookmark.
      const to = claims || isAt(paths.overzicht, from) ? page : withReturn(page, from);
      if (!isAt(page, from)) ports.navigate(to, { replace: true });
    },
  });
}

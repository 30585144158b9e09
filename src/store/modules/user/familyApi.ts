import type { FamilyAccess } from '../../../../domain/wire/access.ts';
import type { ClaimAnswer } from '../../../../domain/wire/claim.ts';
import type { CurrentUser, DeathForm, InvitationForm } from '../../../../domain/wire/user.ts';
import { FORCE_REFETCH, api, invalidateOnSuccess } from '../../api/api.ts';
import type { WithSuccessToast } from '../../api/call.ts';
import { currentUserChanged } from './familyChanged.ts';
import { userApi } from './userApi.ts';

interface Effect {
  dispatch: (action: ReturnType<typeof currentUserChanged>) => unknown;
  queryFulfilled: Promise<{ data: CurrentUser }>;
}

/** The user slice takes over the new caller and family; this module loads with pages that few open. */
async function changesCurrentUser(_asked: unknown, { dispatch, queryFulfilled }: Effect): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) dispatch(currentUserChanged(answer.data));
}

/** The logins of the family, and who may use them. */
export const familyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Gives somebody a login of their own; the mail goes to this address. */
    inviteRelation: build.mutation<CurrentUser, WithSuccessToast<{ form: InvitationForm }>>({
      query: ({ form }) => ({ url: 'invitation', method: 'POST', body: form }),
      onQueryStarted: changesCurrentUser,
    }),
    /** The caller withdraws their request for erasure. */
    keepOwnData: build.mutation<CurrentUser, WithSuccessToast<object>>({
      query: () => ({ url: 'erasure', method: 'DELETE' }),
      onQueryStarted: changesCurrentUser,
    }),
    /** Sends the invitation of a relation again, to the address it went to. */
    resendInvitation: build.mutation<unknown, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'invitation/resend', method: 'POST', body: { hashid } }),
    }),
    blockRelation: build.mutation<CurrentUser, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'user/block', method: 'POST', body: { hashid, _method: 'PATCH' } }),
      onQueryStarted: changesCurrentUser,
    }),
    /** Takes a block back: they log in again, or are invited again. */
    unblockRelation: build.mutation<CurrentUser, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'user/unblock', method: 'POST', body: { hashid } }),
      onQueryStarted: changesCurrentUser,
    }),
    /** Makes somebody a manager of the family, besides the others. */
    giveManagement: build.mutation<CurrentUser, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'family/manager', method: 'POST', body: { hashid } }),
      onQueryStarted: changesCurrentUser,
    }),
    /** Ends the management of somebody, or one's own. */
    takeManagement: build.mutation<CurrentUser, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'family/manager', method: 'DELETE', params: { hashid } }),
      onQueryStarted: changesCurrentUser,
    }),
    /** Records the day the founder died, or takes it back. */
    recordDeath: build.mutation<CurrentUser, WithSuccessToast<{ form: DeathForm }>>({
      query: ({ form }) => ({ url: 'user/death', method: 'POST', body: form }),
      onQueryStarted: changesCurrentUser,
    }),
    /** The caller says whether another's record about them is true. A yes can close this family to them. */
    answerClaim: build.mutation<CurrentUser, WithSuccessToast<{ form: ClaimAnswer }>>({
      query: ({ form }) => ({ url: 'claim/answer', method: 'POST', body: form }),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null); // a failure is reported by its toast
        if (!answer) return;
        const { data } = await dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
        if (data) dispatch(currentUserChanged(data));
      },
    }),
    /** Withdraws a record about somebody that does not count yet. */
    withdrawClaim: build.mutation<CurrentUser, WithSuccessToast<{ hashid: string }>>({
      query: ({ hashid }) => ({ url: 'claim/withdraw', method: 'POST', body: { hashid } }),
      onQueryStarted: changesCurrentUser,
    }),
    /** The access of each member, the managers, and requests to manage. */
    getFamilyAccess: build.query<FamilyAccess, void>({
      query: () => ({ url: 'family/access' }),
      providesTags: ['access'],
    }),
    /** Asks to manage the family; once the wait is over, takes it over. */
    askManagement: build.mutation<FamilyAccess, WithSuccessToast<object>>({
      query: () => ({ url: 'family/management', method: 'POST' }),
      invalidatesTags: invalidateOnSuccess('access'),
      async onQueryStarted(_asked, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null); // a failure is reported by its toast
        if (!answer?.data.people.some(({ me, manages }) => me && manages)) return;
        const { data } = await dispatch(userApi.endpoints.getUser.initiate(undefined, FORCE_REFETCH));
        if (data) dispatch(currentUserChanged(data));
      },
    }),
    /** Withdraws the request, or refuses it. */
    endAskingManagement: build.mutation<FamilyAccess, WithSuccessToast<object>>({
      query: () => ({ url: 'family/management', method: 'DELETE' }),
      invalidatesTags: invalidateOnSuccess('access'),
    }),
    /** The family tree as a PDF, saved under this name. */
    downloadFamilyTree: build.mutation<null, string>({
      query: (saveAs) => ({ url: 'family/tree', method: 'POST', file: { saveAs } }),
    }),
  }),
});

export const {
  useKeepOwnDataMutation,
  useInviteRelationMutation,
  useResendInvitationMutation,
  useBlockRelationMutation,
  useUnblockRelationMutation,
  useGiveManagementMutation,
  useTakeManagementMutation,
  useRecordDeathMutation,
  useAnswerClaimMutation,
  useWithdrawClaimMutation,
  useGetFamilyAccessQuery,
  useAskManagementMutation,
  useEndAskingManagementMutation,
  useDownloadFamilyTreeMutation,
} = familyApi;

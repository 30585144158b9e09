import { createSelector, createSlice } from '@reduxjs/toolkit';
import { mayMakeContract } from '../../../../domain/contracts/maker.ts';
import { limitReached } from '../../../../domain/relations/options.ts';
import type { CurrentUser, OutstandingItem, Relation } from '../../../../domain/wire/user.ts';
import { feedSlice, notLoaded, type ServerData } from '../../api/serverData.ts';
import { isFamilyChanged } from './familyChanged.ts';
import { userApi } from './userApi.ts';

interface UserState extends ServerData {
  /** The caller with their family; null until the profile is loaded. */
  current: CurrentUser | null;
}

const initialState: UserState = { ...notLoaded, current: null };

/** One empty list, so that a selector without a user returns the same value each time. */
const none: never[] = [];

const { getUser } = userApi.endpoints;

export const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const take = (state: UserState, current: CurrentUser): UserState => ({ ...state, current, status: 'ready' });
    feedSlice(builder, getUser, { take, changed: isFamilyChanged });
    builder.addMatcher(isFamilyChanged, (state, { payload }) => take(state, payload));
  },
  selectors: {
    selectCurrentUser: ({ current }) => current,
    selectUserStatus: ({ status }) => status,
    selectChildren: ({ current }): Relation[] => current?.children ?? none,
    /** The people counted by the limit: the children who have not confirmed with their own login. */
    selectCountedChildren: createSelector([({ current }: UserState) => current?.children ?? none], (children) =>
      children.filter(({ signed }: Relation) => !signed),
    ),
    selectSignedChildren: createSelector([({ current }: UserState) => current?.children ?? none], (children) =>
      children.filter(({ signed }: Relation) => signed),
    ),
    /** Whether there is anyone to make a contract with: a member other than the founder has at least the founder. */
    selectHasFamily: ({ current }) =>
      current !== null && (current.relation_type !== null || current.children.length + current.others.length > 0),
    /** Whether the caller may change the family; the server decides (docs/roles.md). */
    selectMayManage: ({ current }) => current?.family_role === 'manager',
    /** Whether the caller may make a contract, their own or anybody's (docs/decisions/0018). */
    selectMayMakeContract: ({ current }) => current !== null && mayMakeContract(current),
    /** The hashids whose sums count as the reader's own: a manager counts together with a partner. */
    selectOwnSide: createSelector([({ current }: UserState) => current], (me): readonly string[] =>
      me === null ? none : [me, me.family_role === 'manager' ? me.partner : null].flatMap((one) => one?.hashid ?? []),
    ),
    selectPartner: ({ current }) => current?.partner ?? null,
    /** The paid number of family members. */
    selectFamilyLimit: ({ current }) => current?.family.children ?? 0,
    /** Whether the unsigned children fill the limit; false until the profile is loaded. */
    selectLimitReached: ({ current }) => current !== null && limitReached(current.children, current.family.children),
    selectOutstanding: ({ current }): OutstandingItem[] => current?.outstanding ?? none,
  },
});

export const {
  selectCurrentUser,
  selectUserStatus,
  selectChildren,
  selectCountedChildren,
  selectSignedChildren,
  selectHasFamily,
  selectMayManage,
  selectMayMakeContract,
  selectOwnSide,
  selectPartner,
  selectFamilyLimit,
  selectLimitReached,
  selectOutstanding,
} = userSlice.selectors;

import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { followLoading } from '../../api/loadStatus.ts';
import type { LoadStatus } from '../../api/loadStatus.ts';
import { usersApi } from './usersApi.ts';

interface UsersState {
  status: LoadStatus;
  /** The caller and the relations of the family that are not blocked. */
  own: OwnUser[];
}

const initialState: UsersState = { status: 'idle', own: [] };

const { getOwnUsers } = usersApi.endpoints;

/** A partnership that has not ended. */
const hasPartner = ({ partners }: OwnUser): boolean => partners.some(({ until }) => until === null);

export const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followLoading(builder, getOwnUsers);
    builder.addMatcher(getOwnUsers.matchFulfilled, (_state, { payload }) => ({ status: 'ready' as const, own: payload }));
  },
  selectors: {
    selectOwnUsers: ({ own }) => own,
    selectOwnUsersStatus: ({ status }) => status,
    /** Who can be chosen as the one whose partner a relation is; never somebody's partner or ex-partner. */
    selectUsersWithoutPartner: createSelector([({ own }: UsersState) => own], (own) =>
      own.filter((user) => user.relation_type !== 'partner' && !user.passed_away && !hasPartner(user)),
    ),
  },
});

export const { selectOwnUsers, selectOwnUsersStatus, selectUsersWithoutPartner } = usersSlice.selectors;

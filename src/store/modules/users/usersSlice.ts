import { createSelector, createSlice } from '@reduxjs/toolkit';
import { withoutPartner } from '../../../../domain/relations/withoutPartner.ts';
import type { OwnUser } from '../../../../domain/wire/user.ts';
import { feedSlice, notLoaded, type ServerData } from '../../api/serverData.ts';
import { usersApi } from './usersApi.ts';

interface UsersState extends ServerData {
  /** The caller and the relations of the family that are not blocked. */
  own: OwnUser[];
}

const initialState: UsersState = { ...notLoaded, own: [] };

const { getOwnUsers } = usersApi.endpoints;

export const usersSlice = createSlice({
  name: 'users',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    feedSlice(builder, getOwnUsers, { take: (state, own: OwnUser[]) => ({ ...state, own }) });
  },
  selectors: {
    selectOwnUsers: ({ own }) => own,
    selectOwnUsersStatus: ({ status }) => status,
    /** The people who can be chosen as a relation's partner. */
    selectUsersWithoutPartner: createSelector([({ own }: UsersState) => own], (own) => own.filter(withoutPartner)),
  },
});

export const { selectOwnUsers, selectOwnUsersStatus, selectUsersWithoutPartner } = usersSlice.selectors;

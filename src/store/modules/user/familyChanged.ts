import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { userApi } from './userApi.ts';

const { saveProfile, saveRelation, saveBond } = userApi.endpoints;

/** A call of a page that few open changed who the caller and their family are. */
export const currentUserChanged = createAction<CurrentUser>('user/currentUserChanged');

/** What changes who the caller and their family are, and tells it. */
export const isFamilyChanged = isAnyOf(
  saveProfile.matchFulfilled,
  saveRelation.matchFulfilled,
  saveBond.matchFulfilled,
  currentUserChanged,
);

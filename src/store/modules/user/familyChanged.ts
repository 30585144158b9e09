import { createAction, isAnyOf } from '@reduxjs/toolkit';
import type { CurrentUser } from '../../../../domain/wire/user.ts';
import { userApi } from './userApi.ts';

const { saveProfile, saveRelation, saveBond } = userApi.endpoints;

/** A call of a page that few open changed the caller or their family. */
export const currentUserChanged = createAction<CurrentUser>('user/currentUserChanged');

/** The calls that change the caller or their family, and return them. */
export const isFamilyChanged = isAnyOf(
  saveProfile.matchFulfilled,
  saveRelation.matchFulfilled,
  saveBond.matchFulfilled,
  currentUserChanged,
);

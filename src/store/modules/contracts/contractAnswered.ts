import { isAnyOf } from '@reduxjs/toolkit';
import { contractsApi } from './contractsApi.ts';

const {
  getContract,
  saveContract,
  recordEvent,
  recordPlanned,
  undoEvent,
  answerEvent,
  startAutomatic,
  endAutomatic,
  confirmYear,
} = contractsApi.endpoints;

/** The calls that change one contract and answer it as it is now, a loan with its ledger. */
export const isContractChanged = isAnyOf(
  saveContract.matchFulfilled,
  recordEvent.matchFulfilled,
  recordPlanned.matchFulfilled,
  undoEvent.matchFulfilled,
  answerEvent.matchFulfilled,
  startAutomatic.matchFulfilled,
  endAutomatic.matchFulfilled,
  confirmYear.matchFulfilled,
);

/** All calls that answer one contract as it is now. */
export const isContractAnswered = isAnyOf(getContract.matchFulfilled, isContractChanged);

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

/** The calls that change one contract and return its new state, a loan with its ledger. */
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

/** All calls that return one contract's current state. */
export const isContractAnswered = isAnyOf(getContract.matchFulfilled, isContractChanged);

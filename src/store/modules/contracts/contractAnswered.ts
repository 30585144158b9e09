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

/** The calls that answer one contract as it is now, a loan with its ledger. */
export const isContractAnswered = isAnyOf(
  getContract.matchFulfilled,
  saveContract.matchFulfilled,
  recordEvent.matchFulfilled,
  recordPlanned.matchFulfilled,
  undoEvent.matchFulfilled,
  answerEvent.matchFulfilled,
  startAutomatic.matchFulfilled,
  endAutomatic.matchFulfilled,
  confirmYear.matchFulfilled,
);

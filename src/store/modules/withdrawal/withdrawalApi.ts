import type { Withdrawal, WithdrawalAnswer } from '../../../../domain/wire/withdrawal.ts';
import { api } from '../../api/api.ts';

/** Withdraws an order, with no login (BW 6:230oa). Idempotent. */
export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdraw: build.mutation<WithdrawalAnswer, Withdrawal>({
      query: (said) => ({ url: 'order/withdrawal', method: 'POST', body: said, retries: true }),
    }),
  }),
});

export const { useWithdrawMutation } = withdrawalApi;

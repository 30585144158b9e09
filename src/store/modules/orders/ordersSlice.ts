import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Order, OrdersAnswer } from '../../../../domain/wire/order.ts';
import { followLoading } from '../../api/loadStatus.ts';
import type { LoadStatus } from '../../api/loadStatus.ts';
import { ordersApi } from './ordersApi.ts';

interface OrdersState {
  status: LoadStatus;
  /** The server's latest answer; null while there is none. */
  answer: OrdersAnswer | null;
}

const initialState: OrdersState = { status: 'idle', answer: null };

const { getOrders, placeOrder, cancelOrder } = ordersApi.endpoints;

const none: Order[] = [];

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followLoading(builder, getOrders);
    builder.addMatcher(
      isAnyOf(getOrders.matchFulfilled, placeOrder.matchFulfilled, cancelOrder.matchFulfilled),
      (_state, { payload }) => ({
        status: 'ready' as const,
        answer: payload,
      }),
    );
  },
  selectors: {
    selectOrdersStatus: ({ status }) => status,
    selectOrdersAnswer: ({ answer }) => answer,
    /** The orders are listed newest first. */
    selectOrders: ({ answer }): Order[] => answer?.orders ?? none,
    /** The one that waits for its money; null when nothing does. */
    selectOpenOrder: createSelector(
      [({ answer }: OrdersState) => answer],
      (answer) => answer?.orders.find(({ status }) => status === 'open') ?? null,
    ),
  },
});

export const { selectOrdersStatus, selectOrdersAnswer, selectOrders, selectOpenOrder } = ordersSlice.selectors;

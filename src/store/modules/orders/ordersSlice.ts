import { createSelector, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Order, OrdersAnswer } from '../../../../domain/wire/order.ts';
import { feedSlice, notLoaded, type ServerData } from '../../api/serverData.ts';
import { ordersApi } from './ordersApi.ts';

interface OrdersState extends ServerData {
  /** The server's latest answer; null until there is one. */
  answer: OrdersAnswer | null;
}

const initialState: OrdersState = { ...notLoaded, answer: null };

const { getOrders, placeOrder, cancelOrder } = ordersApi.endpoints;

const none: Order[] = [];

export const ordersSlice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const take = (state: OrdersState, answer: OrdersAnswer): OrdersState => ({ ...state, answer, status: 'ready' });
    const changed = isAnyOf(placeOrder.matchFulfilled, cancelOrder.matchFulfilled);
    feedSlice(builder, getOrders, { take, changed });
    builder.addMatcher(changed, (state, { payload }) => take(state, payload));
  },
  selectors: {
    selectOrdersStatus: ({ status }) => status,
    selectOrdersAnswer: ({ answer }) => answer,
    /** The orders are listed newest first. */
    selectOrders: ({ answer }): Order[] => answer?.orders ?? none,
    /** The unpaid order; null if there is none. */
    selectOpenOrder: createSelector(
      [({ answer }: OrdersState) => answer],
      (answer) => answer?.orders.find(({ status }) => status === 'open') ?? null,
    ),
  },
});

export const { selectOrdersStatus, selectOrdersAnswer, selectOrders, selectOpenOrder } = ordersSlice.selectors;

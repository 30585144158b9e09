import type { Ports } from './ports.ts';

/** One store gives its calls and listeners this beside the state: nothing in it may be shared between two stores. */
export interface StoreExtra {
  ports: Ports;
  /** Keys of calls that were sent and not answered yet, by what they ask (api/idempotency.ts). */
  openKeys: Map<string, string>;
}

import type { Call } from './api/call.ts';
import type { Ports } from './ports.ts';

/** One store gives its calls and listeners this beside the state: nothing in it may be shared between two stores. */
export interface StoreExtra {
  ports: Ports;
  /** Calls that were sent with a key and not answered yet, by what they ask (api/idempotency.ts). */
  pendingKeys: Map<string, Call>;
}

import type { Call } from './api/call.ts';
import type { Ports } from './ports.ts';

/** One store gives its calls and listeners this besides the state: nothing in it may be shared between two stores. */
export interface StoreExtra {
  ports: Ports;
  /** Calls sent with a key and not answered yet, by their text (api/idempotency.ts). */
  pendingKeys: Map<string, Call>;
}

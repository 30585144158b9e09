import { ERASURE_WAIT_MS } from '../../domain/erasure.ts';
import { eraseDue } from '../actions/erasure/rounds.ts';
import type { Services } from '../services.ts';
import type { ApiAnswer, ApiClient } from './apiClient.ts';

/** Lets the week pass in which a request to be erased can be cancelled. */
export const erasureComes = (services: Services): Promise<void> =>
  eraseDue({ ...services, clock: () => services.clock() + ERASURE_WAIT_MS });

/** Has somebody ask to be erased, and lets the week pass. @returns the answer to the request. */
export async function erases(
  services: Services,
  who: ApiClient,
  body: object = { confirm: 'VERWIJDER', password: 'Keukentafel-2026!' },
): Promise<ApiAnswer> {
  const answer = await who.post('/erasure', body);
  await erasureComes(services);
  return answer;
}

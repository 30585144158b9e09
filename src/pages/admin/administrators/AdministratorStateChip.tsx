import type { AdministratorState } from '../../../../domain/wire/administrator.ts';
import { StateChip } from '../../../components/StateChip.tsx';
import { adminText } from '../../../text/admin.ts';

/** Whether an administrator can log in. */
export const AdministratorStateChip = ({ state }: { state: AdministratorState }) => (
  <StateChip state={state === 'active' ? 'done' : 'waiting'} label={adminText.administrators.states[state]} />
);

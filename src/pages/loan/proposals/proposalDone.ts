import type { ContractLife } from '../../../../domain/wire/proposal.ts';
import { proposalsText } from '../../../text/proposals.ts';

/** What a toast says once it was proposed, or recorded for who has no login. */
export const proposalDone = ({ agrees }: ContractLife): string =>
  agrees === 'on_paper' ? proposalsText.recorded : proposalsText.proposed;

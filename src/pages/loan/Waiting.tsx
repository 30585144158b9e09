import Typography from '@mui/material/Typography';
import type { Contract } from '../../../domain/wire/contract.ts';
import type { Party } from '../../../domain/wire/party.ts';
import { paymentsText as text } from '../../text/loanPayments.ts';
import { awaitedOf } from './awaited.ts';
import { BlockedAnswer } from './BlockedAnswer.tsx';

/** Says who must confirm a record, and what the reader can do if one of them is blocked. */
export function Waiting({ waits, parties }: { waits: readonly Party[]; parties: Contract['parties'] }) {
  const awaited = awaitedOf(waits, parties);
  if (awaited === null) return null;
  return (
    <>
      <Typography variant="body2">{text.waiting(awaited.who)}</Typography>
      <BlockedAnswer awaited={waits} />
    </>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDateLong } from '../../../domain/dates/dutchDate.ts';
import { dayInAmsterdam } from '../../../domain/dates/today.ts';
import type { Claim } from '../../../domain/wire/claim.ts';
import type { Relation } from '../../../domain/wire/user.ts';
import { useWithdrawClaimMutation } from '../../store/modules/user/familyApi.ts';
import { claimsText as text } from '../../text/claims.ts';
import { noticeWithAction } from '../noticeWithAction.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Records about somebody that do not count yet: since when each waits, and a withdraw button for a manager. */
export function OpenClaims({ relation }: { relation: Pick<Relation, 'firstname' | 'claims'> }) {
  return relation.claims?.map((claim) => <OpenClaim key={claim.hashid} name={relation.firstname} claim={claim} />);
}

function OpenClaim({ name, claim }: { name: string; claim: Claim }) {
  const [withdraw, { isLoading }] = useWithdrawClaimMutation();
  const { hashid, kind, by, date, until, seen } = claim;
  const day = formatDateLong(dayInAmsterdam(new Date(until)));
  return (
    <Alert
      severity="info"
      sx={{ ...noticeWithAction, position: 'relative', zIndex: 1, flexBasis: '100%' }}
      action={
        <Button
          loading={isLoading}
          sx={{ minHeight: 44 }}
          onClick={() => void withdraw({ hashid, done: text.withdrawn })}
        >
          {text.withdraw}
          <VisuallyHidden>{text.withdrawOf(name)}</VisuallyHidden>
        </Button>
      }
    >
      {text.of[kind]({ by, date: date && formatDateLong(date) }, name)} {seen ? text.seen(name) : text.waits(name, day)}
      {kind === 'death' && ` ${text.estateThen}`}
    </Alert>
  );
}

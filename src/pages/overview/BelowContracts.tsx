import { ArchivedContracts } from './ArchivedContracts.tsx';
import { SharesGlance } from './gifts/SharesGlance.tsx';

/** What comes under the list of contracts, after it was drawn: what was put away, and what each child got. */
export function BelowContracts({ hasFamily }: { hasFamily: boolean }) {
  return (
    <>
      <ArchivedContracts />
      {hasFamily && <SharesGlance />}
    </>
  );
}

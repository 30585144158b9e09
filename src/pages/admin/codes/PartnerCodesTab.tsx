import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useGetPartnerCodesQuery } from '../../../store/modules/partnercodes/partnerCodesApi.ts';
import { removalsDue, selectPartnerCodes, selectPartnerCodesStatus } from '../../../store/modules/partnercodes/partnerCodesSlice.ts';
import { adminText } from '../../../text/admin.ts';
import { PartnerCodeRow } from './PartnerCodeRow.tsx';

const { codes: text } = adminText;

const AddCodeDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "partner-code-form" */ './AddCodeDialog.tsx')).AddCodeDialog }));

/** The codes intermediaries give to families: list, add, and remove with time to think better of it. */
export function PartnerCodesTab() {
  const dispatch = useAppDispatch();
  const { refetch } = useGetPartnerCodesQuery(undefined, { refetchOnMountOrArgChange: true });
  const codes = useAppSelector(selectPartnerCodes);
  const status = useAppSelector(selectPartnerCodesStatus);
  const [adding, setAdding] = useState(false);

  useEffect(() => {
    // Who leaves the screen can undo no more: what was removed goes at once.
    const leave = () => void dispatch(removalsDue());
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [dispatch]);

  const add = (
    <Button variant="contained" onClick={() => setAdding(true)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        <Typography sx={{ flex: '1 1 20rem', maxWidth: '68ch' }}>{text.intro}</Typography>
        {codes.length > 0 && add}
      </Box>
      {status === 'failed' && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {(status === 'idle' || status === 'loading') && <ListSkeleton rows={3} />}
      {status === 'ready' && codes.length === 0 && <EmptyState title={text.empty} hint={text.emptyHint} action={add} />}
      {status === 'ready' && codes.length > 0 && (
        <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {codes.map((code) => (
            <PartnerCodeRow key={code.hashid} code={code} />
          ))}
        </Box>
      )}
      <Suspense fallback={null}>{adding && <AddCodeDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}

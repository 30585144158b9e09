import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { CalmPage } from '../../components/CalmPage.tsx';
import { paths, returnParameter } from '../../paths.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { signOutAsked, stepUpAsked } from '../../store/modules/session/sessionSlice.ts';
import { mfaText } from '../../text/mfa.ts';

/** /mfa: explains the second step and starts it at the provider, which leads back to where the person was (design 5.8). */
export function MfaPage() {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const target = query.get(returnParameter) ?? paths.overzicht;
  return (
    <CalmPage
      scene="key"
      title={mfaText.title}
      actions={
        <>
          <Button variant="contained" onClick={() => dispatch(stepUpAsked(target))}>
            {mfaText.start}
          </Button>
          <Button onClick={() => dispatch(signOutAsked())}>{mfaText.leave}</Button>
        </>
      }
    >
      <p>{mfaText.text}</p>
      <p>{mfaText.noPhone}</p>
    </CalmPage>
  );
}

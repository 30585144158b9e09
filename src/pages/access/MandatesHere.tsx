import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { mandateMatters } from '../../components/mandateMatters.ts';
import { paths } from '../../paths.ts';
import { useGetMandatesQuery } from '../../store/modules/mandates/mandatesApi.ts';
import { mandatesText } from '../../text/mandates.ts';
import { AccessBlock } from './AccessBlock.tsx';

const { access: text } = mandatesText;

/** Shows who may answer for the reader, and for whom the reader may (docs/decisions/0016). */
export function MandatesHere() {
  // Their partner may have given or ended one since.
  const { data, isError, refetch } = useGetMandatesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data && !isError) return null;
  return (
    <AccessBlock title={text.title}>
      {!data && <FailedState title={mandatesText.failed} onRetry={() => void refetch()} />}
      {data && (
        <>
          <p>
            {data.given
              ? `${mandatesText.given(data.given.party.firstname)}. ${mandateMatters(data.given)}`
              : text.nobodyForYou}
          </p>
          <p>
            {data.received
              ? `${mandatesText.received(data.received.party.firstname)}. ${mandateMatters(data.received)}`
              : text.youForNobody}
          </p>
          <p>{text.onPaper}</p>
          {(data.partner ?? data.given ?? data.received) && (
            <Button component={Link} to={paths.profiel} variant="outlined" size="small">
              {text.toProfile}
            </Button>
          )}
        </>
      )}
    </AccessBlock>
  );
}

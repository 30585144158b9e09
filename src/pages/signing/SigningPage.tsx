import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { UnknownHere } from '../../components/UnknownHere.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { useGetSigningQuery } from '../../store/modules/signing/signingApi.ts';
import { signingText as text } from '../../text/signing.ts';
import { ContestedSigners } from './ContestedSigners.tsx';
import { ContractAnew } from './ContractAnew.tsx';
import { Ended } from './Ended.tsx';
import { OpenRequest } from './OpenRequest.tsx';
import { Signers } from './Signers.tsx';
import { StopSigning } from './StopSigning.tsx';
import { useOwnRole } from './useOwnRole.ts';
import { useOwnSignature } from './useOwnSignature.ts';

const NOT_FOUND = 404;

/** /ondertekenen: one frozen paper, its meaning, and who signed. */
export function SigningPage() {
  useKeptFocus();
  const { id = '' } = useParams();
  const { currentData: signing, error, refetch } = useGetSigningQuery(id, { refetchOnMountOrArgChange: true });
  const role = useOwnRole(signing ?? { signers: [] });
  const signedAt = useOwnSignature(signing ?? { signers: [] });
  const result = useRef<HTMLDivElement>(null);
  const unsigned = useRef(false);
  useEffect(() => {
    if (!signing) return;
    // The form is gone with the focus in it: the result is at the top.
    if (unsigned.current && signedAt !== null) result.current?.focus();
    unsigned.current = signedAt === null;
  }, [signing, signedAt]);
  if (!signing) {
    const unknown = error !== undefined && 'status' in error && error.status === NOT_FOUND;
    return (
      <Page title={text.title}>
        {unknown && (
          <UnknownHere
            title={text.unknown}
            back={
              <Button variant="contained" component={Link} to={paths.overzicht}>
                {text.toOverview}
              </Button>
            }
          />
        )}
        {error !== undefined && !unknown && <FailedState title={text.failed} onRetry={() => void refetch()} />}
        {error === undefined && <ListSkeleton rows={4} />}
      </Page>
    );
  }
  const { state } = signing;
  // A spouse who consents is no party: the contract has no page for them (docs/decisions/0014).
  const sees = role !== 'spouse';
  return (
    <Page
      title={text.title}
      intro={
        <StateChip
          state={state === 'signed' ? 'done' : state === 'open' ? 'waiting' : 'draft'}
          label={text.states[state]}
        />
      }
      {...(sees && {
        actions: (
          <Button component={Link} to={paths.lening(signing.contract)}>
            {text.toContract}
          </Button>
        ),
      })}
    >
      {sees && <ContractAnew key={`${state} ${signing.may.includes('sign')}`} contract={signing.contract} />}
      <ContestedSigners signing={signing} />
      {state === 'open' ? (
        <OpenRequest signing={signing} result={result} />
      ) : (
        <Ended signing={signing} result={result} />
      )}
      <Signers signing={signing} />
      <StopSigning signing={signing} />
    </Page>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { FamilyAccess } from '../../../domain/wire/access.ts';
import { OpenClaims } from '../../components/claims/OpenClaims.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetFamilyAccessQuery } from '../../store/modules/user/familyApi.ts';
import { selectCurrentUser } from '../../store/modules/user/userSlice.ts';
import { accessText as text } from '../../text/access.ts';
import { AccessBlock } from './AccessBlock.tsx';
import { AdviserLinks } from './AdviserLinks.tsx';
import { AskBlock, AskedBlock } from './AskBlock.tsx';
import { MandatesHere } from './MandatesHere.tsx';
import { OwnClaims } from './OwnClaims.tsx';
import { PeopleList } from './PeopleList.tsx';

function managersText(managers: FamilyAccess['managers']): string {
  if (managers === null) return text.notTold;
  if (managers.length === 0) return text.nobody;
  return text.managersText(new Intl.ListFormat('nl').format(managers.map(({ name }) => name)));
}

/** Open requests that change who sees what. */
function ClaimsOfOthers() {
  const me = useAppSelector(selectCurrentUser);
  return [...(me?.children ?? []), ...(me?.others ?? [])].map((one) => <OpenClaims key={one.hashid} relation={one} />);
}

/** /familiebeheer/wie-ziet-wat: who of this family sees what, by name, and who manages it (docs/decisions/0018). */
export function AccessPage() {
  useKeptFocus();
  const { data, isError, refetch } = useGetFamilyAccessQuery(undefined, { refetchOnMountOrArgChange: true });
  const manages = data?.people.some(({ me, manages: manager }) => me && manager) === true;
  return (
    <Page
      title={text.title}
      intro={text.intro}
      actions={
        <Button component={Link} to={paths.relaties} variant="outlined">
          {text.toFamily}
        </Button>
      }
    >
      <OwnClaims />
      {!data && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <ListSkeleton rows={4} />}
      {data && (
        <>
          {data.request && <AskedBlock request={data.request} manages={manages} />}
          <AccessBlock title={text.managers}>
            <p>{managersText(data.managers)}</p>
          </AccessBlock>
          <AccessBlock title={text.people}>
            <PeopleList people={data.people} />
            {manages && <ClaimsOfOthers />}
            {!manages && <p>{text.others}</p>}
            {data.managers && (
              <>
                <p>{text.names}</p>
                <p>{text.partner}</p>
              </>
            )}
          </AccessBlock>
          {data.managers && (
            <AccessBlock title={text.shares}>
              <p>{text.visibility[data.visibility]}</p>
              <Button component={Link} to={paths.gelijkDelen} variant="outlined" size="small">
                {text.toShares}
              </Button>
            </AccessBlock>
          )}
          {data.may_ask && <AskBlock />}
          <MandatesHere />
          {data.managers && <AdviserLinks />}
        </>
      )}
    </Page>
  );
}

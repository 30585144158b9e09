import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../paths.ts';
import { useGetFamilyAccessQuery } from '../../store/modules/user/familyApi.ts';
import { accessText as text } from '../../text/access.ts';
import { AccessBlock } from './AccessBlock.tsx';
import { AskBlock, AskedBlock } from './AskBlock.tsx';
import { PeopleList } from './PeopleList.tsx';

/** /familiebeheer/wie-ziet-wat: who of this family sees what, by name, and who manages it (docs/decisions/0066). */
export function AccessPage() {
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
      {!data && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!data && !isError && <ListSkeleton rows={4} />}
      {data && (
        <>
          {data.request && <AskedBlock request={data.request} manages={manages} />}
          <AccessBlock title={text.managers}>
            <p>
              {data.managers.length === 0
                ? text.nobody
                : text.managersText(new Intl.ListFormat('nl').format(data.managers.map(({ name }) => name)))}
            </p>
          </AccessBlock>
          <AccessBlock title={text.people}>
            <PeopleList people={data.people} />
            {!manages && <p>{text.others}</p>}
            <p>{text.names}</p>
            <p>{text.partner}</p>
          </AccessBlock>
          <AccessBlock title={text.shares}>
            <p>{text.visibility[data.visibility]}</p>
            <Button component={Link} to={paths.gelijkDelen} variant="outlined" size="small">
              {text.toShares}
            </Button>
          </AccessBlock>
          {data.may_ask && <AskBlock />}
        </>
      )}
    </Page>
  );
}

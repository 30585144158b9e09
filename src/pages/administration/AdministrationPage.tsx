import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { returnParameter } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetOrdersQuery } from '../../store/modules/orders/ordersApi.ts';
import { selectOpenOrder, selectOrdersAnswer, selectOrdersStatus } from '../../store/modules/orders/ordersSlice.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import { selectMayManage, selectUserStatus } from '../../store/modules/user/userSlice.ts';
import { administrationText as text } from '../../text/administration.ts';
import { shellText } from '../../text/shell.ts';
import { LimitSection } from './LimitSection.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderList } from './OrderList.tsx';
import { RaiseSection } from './RaiseSection.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';

/** How often we check for the money, in milliseconds, while somebody waits for it on this page. */
const LOOK_AGAIN = 3_000;

/**
 * /familiebeheer/administratie: the family limit and raising it; and what is outstanding, the target of the
 * redirect of.
 */
export function AdministrationPage() {
  const { refetch } = useGetUserQuery();
  const status = useAppSelector(selectUserStatus);
  const manages = useAppSelector(selectMayManage);

  if (status === 'failed') {
    return (
      <Page title={shellText.titles.administration}>
        <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (status !== 'ready') {
    return (
      <Page title={shellText.titles.administration}>
        <ListSkeleton rows={2} />
      </Page>
    );
  }
  return (
    <Page title={shellText.titles.administration} intro={manages ? text.intro : text.introMember}>
      {manages ? <Managed /> : <LimitSection until={null} />}
    </Page>
  );
}

/** The page as a parent sees it: members neither order nor pay (docs/roles.md). */
function Managed() {
  useKeptFocus();
  // A person redirected here by an outstanding order wanted to go elsewhere.
  const target = useSearchParams()[0].get(returnParameter);
  const open = useAppSelector(selectOpenOrder);
  const status = useAppSelector(selectOrdersStatus);
  const answer = useAppSelector(selectOrdersAnswer);
  const { refetch } = useGetOrdersQuery(undefined, {
    // An administrator or the bank may have paid it since it was last shown.
    refetchOnMountOrArgChange: true,
    pollingInterval: open?.online === 'busy' ? LOOK_AGAIN : 0,
    skipPollingIfUnfocused: true,
  });

  if (!answer) {
    return (
      <>
        <LimitSection until={null} />
        {status === 'failed' ? (
          <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={3} />
        )}
      </>
    );
  }
  return (
    <>
      {target !== null && (
        <Button variant="outlined" component={Link} to={target} sx={{ mb: 3 }}>
          {text.goOn}
        </Button>
      )}
      <ReturnNotice />
      {open && <OpenOrder key={open.hashid} order={open} online={answer.offers.online} />}
      <LimitSection until={answer.plan.until} />
      {!open && <RaiseSection answer={answer} />}
      <OrderList orders={answer.orders} />
    </>
  );
}

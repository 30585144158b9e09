import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Plan, Plans } from '../../../domain/wire/plan.ts';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../paths.ts';
import { useGetPlansQuery } from '../../store/modules/plans/plansApi.ts';
import { plansText as text } from '../../text/plans.ts';
import { PlanCard } from './PlanCard.tsx';

const PlanDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "plan-form" */ './PlanDialog.tsx')).PlanDialog,
}));

const linkTo = (to: string, label: string) => (
  <Button variant="outlined" component={RouterLink} to={to}>
    {label}
  </Button>
);

/** Shown when there is no plan yet, or none is possible. */
function NoPlans({ plans, make }: { plans: Plans; make: ReactNode }) {
  const drawing = plans.may && plans.children.length > 0 ? <PaperDrawing /> : <FamilyDrawing />;
  if (!plans.may)
    return (
      <EmptyState
        drawing={drawing}
        title={text.hidden}
        hint={text.hiddenHint}
        action={linkTo(paths.overzicht, text.toOverview)}
      />
    );
  if (plans.children.length === 0)
    return (
      <EmptyState
        drawing={drawing}
        title={text.noChildren}
        hint={text.noChildrenHint}
        action={linkTo(paths.relaties, text.toFamily)}
      />
    );
  return <EmptyState drawing={drawing} title={text.empty} hint={text.emptyHint} action={make} />;
}

/** /plan: the parents' plans of what to give and to forgive each child each year (docs/decisions/0006). */
export function PlanPage() {
  // Later signatures and answers count for it.
  const { data, isError, refetch } = useGetPlansQuery(undefined, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<Plan | 'new' | null>(null);
  const open = data?.children.some(({ planned }) => !planned) === true;
  const make = open && (
    <Button variant="contained" onClick={() => setEditing('new')}>
      {text.make}
    </Button>
  );
  const shown = data?.may === true && data.plans.length > 0;
  return (
    <Page title={text.title} intro={data?.may ? text.intro : undefined} actions={shown && make}>
      {!data && !isError && <ListSkeleton rows={3} />}
      {!data && isError && <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />}
      {data && data.plans.length === 0 && <NoPlans plans={data} make={make} />}
      {shown && (
        <>
          {data.plans.map((plan) => (
            <PlanCard key={plan.hashid} plan={plan} onEdit={() => setEditing(plan)} />
          ))}
          {data.plans.some(({ loan }) => loan !== null) && (
            <Typography sx={{ mb: 1, maxWidth: '68ch' }}>
              {text.caution} {text.deduction}
            </Typography>
          )}
        </>
      )}
      {data?.may === true && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '68ch' }}>
          {text.only}{' '}
          <Link component={RouterLink} to={paths.gelijkDelen}>
            {text.toShares}
          </Link>
        </Typography>
      )}
      {data && editing !== null && (
        <Suspense fallback={null}>
          <PlanDialog
            family={data.children}
            edited={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

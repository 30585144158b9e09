import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CurrentUser, Relation } from '../../../domain/wire/user.ts';
import { FamilyDrawing } from '../../components/drawings/FamilyDrawing.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { FamilyMeter } from '../../components/FamilyMeter.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import {
  selectCountedChildren,
  selectSignedChildren,
  selectCurrentUser,
  selectLimitReached,
  selectMayManage,
  selectUserStatus,
} from '../../store/modules/user/userSlice.ts';
import { relationsText as text, treeText } from '../../text/relations.ts';
import { shellText } from '../../text/shell.ts';
import { useFamilyAddress } from './familyAddress.ts';
import { isEditable } from './editable.ts';
import { FamilyList } from './FamilyList.tsx';
import { LimitBanner } from '../../forms/relation/LimitBanner.tsx';
import { TwoWaySwitch } from './TwoWaySwitch.tsx';

/** The form and the tree are loaded when opened (docs/performance.md). */
const RelationDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "relation-form" */ '../../forms/relation/RelationDialog.tsx'))
    .RelationDialog,
}));
const FamilyTree = lazy(async () => ({
  default: (await import(/* webpackChunkName: "family-tree" */ './tree/FamilyTree.tsx')).FamilyTree,
}));

const VIEWS = [
  { way: 'lijst', word: treeText.list },
  { way: 'stamboom', word: treeText.tree },
] as const;

/** Shows how many places the family pays for and uses, with a choice of views. */
function FamilyBar({ me, switcher }: { me: CurrentUser; switcher: ReactNode }) {
  const limitReached = useAppSelector(selectLimitReached);
  const counted = useAppSelector(selectCountedChildren);
  const signed = useAppSelector(selectSignedChildren);
  const mayManage = useAppSelector(selectMayManage);
  return (
    <>
      {mayManage && limitReached && <LimitBanner sx={{ mb: 3 }} />}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          mb: 3,
        }}
      >
        {mayManage ? (
          <Box sx={{ flex: '1 1 16rem' }}>
            <FamilyMeter
              counted={counted.map(({ firstname }) => firstname)}
              signed={signed.map(({ firstname }) => firstname)}
              limit={me.family.children}
            />
          </Box>
        ) : (
          <Box component="p" sx={{ m: 0, maxWidth: '68ch' }}>
            {text.member}
          </Box>
        )}
        {switcher}
      </Box>
    </>
  );
}

/** /familiebeheer/relaties: who belongs to the family, and how many the family may still add. */
export function RelationsPage() {
  useKeptFocus();
  const { refetch } = useGetUserQuery();
  const me = useAppSelector(selectCurrentUser);
  const status = useAppSelector(selectUserStatus);
  const mayManage = useAppSelector(selectMayManage);
  const { view, form, show, add, edit, close } = useFamilyAddress();

  const people: Relation[] = me ? [me, ...me.children, ...me.others] : [];
  const edited = people.find((person) => person.hashid === form?.edited && me && isEditable(person, me));
  const View = view === 'stamboom' ? FamilyTree : FamilyList;
  const addButton = (
    <Button variant="contained" onClick={add}>
      {text.add}
    </Button>
  );
  return (
    <Page
      title={text.title}
      actions={
        me && (
          <>
            <Button component={Link} to={paths.wieZietWat} variant="outlined">
              {text.access}
            </Button>
            {mayManage && (
              <Button component={Link} to={paths.administratie} variant="outlined">
                {shellText.titles.administration}
              </Button>
            )}
            {mayManage && people.length > 1 && addButton}
          </>
        )
      }
    >
      {!me && status !== 'failed' && <ListSkeleton rows={4} />}
      {!me && status === 'failed' && (
        <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
      )}
      {me && (
        <>
          <FamilyBar
            me={me}
            switcher={<TwoWaySwitch label={treeText.views} chosen={view} ways={VIEWS} onChoose={show} />}
          />
          <Suspense fallback={<ListSkeleton rows={people.length} />}>
            <View me={me} people={people} onEdit={mayManage ? edit : undefined} />
          </Suspense>
          {mayManage && people.length === 1 && (
            <EmptyState drawing={<FamilyDrawing />} title={text.empty} hint={text.emptyHint} action={addButton} />
          )}
          {mayManage && form && (edited ?? form.edited === null) && (
            <Suspense fallback={null}>
              <RelationDialog key={form.edited} me={me} edited={edited} onClose={close} />
            </Suspense>
          )}
        </>
      )}
    </Page>
  );
}

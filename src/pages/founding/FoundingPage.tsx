import Box from '@mui/material/Box';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import { selectCurrentUser, selectUserStatus } from '../../store/modules/user/userSlice.ts';
import { foundingText as text } from '../../text/founding.ts';
import { FoundingForm } from './FoundingForm.tsx';

/** /eigen-familie: a person with an account in one family starts one of their own with it (docs/decisions/0018). */
export function FoundingPage() {
  const { refetch } = useGetUserQuery();
  const me = useAppSelector(selectCurrentUser);
  const failed = useAppSelector(selectUserStatus) === 'failed';
  if (!me)
    return (
      <Page title={text.title}>
        {failed ? <FailedState title={text.failed} onRetry={() => void refetch()} /> : <ListSkeleton rows={4} />}
      </Page>
    );
  return (
    <Page title={text.title} intro={text.intro(me.family.name)}>
      <Box sx={{ maxWidth: 640 }}>
        <Section title={text.means}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, textWrap: 'pretty' }}>
            {text.facts(me.family.name).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </Box>
        </Section>
        <Section title={text.about}>
          <FoundingForm me={me} />
        </Section>
      </Box>
    </Page>
  );
}

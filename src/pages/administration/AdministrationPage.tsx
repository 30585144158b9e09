import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAppConfig } from '../../components/appConfig.ts';
import { Amount } from '../../components/Amount.tsx';
import { DataList } from '../../components/DataList.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { FamilyMeter } from '../../components/FamilyMeter.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useGetUserQuery } from '../../store/modules/user/userApi.ts';
import { selectCountedChildren, selectFamilyLimit, selectOutstanding, selectUserStatus } from '../../store/modules/user/userSlice.ts';
import { administrationText as text } from '../../text/administration.ts';

/** /familiebeheer/administratie: the family limit, and what is outstanding; where the redirect of ends. */
export function AdministrationPage() {
  const { refetch } = useGetUserQuery();
  const { chatUrl } = useAppConfig();
  const status = useAppSelector(selectUserStatus);
  const counted = useAppSelector(selectCountedChildren);
  const limit = useAppSelector(selectFamilyLimit);
  const outstanding = useAppSelector(selectOutstanding);

  if (status === 'failed') {
    return (
      <Page title={text.title}>
        <FailedState title={text.failed} hint={text.failedHint} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (status !== 'ready') {
    return (
      <Page title={text.title}>
        <ListSkeleton rows={2} />
      </Page>
    );
  }
  return (
    <Page title={text.title} intro={text.intro}>
      {outstanding.length > 0 && (
        <Section title={text.outstanding}>
          <Alert severity="warning" sx={{ mb: 2 }}>
            {text.outstandingText}
          </Alert>
          <DataList rows={outstanding.map((item) => ({ label: item.text, value: <Amount cents={item.amount} /> }))} />
        </Section>
      )}
      <Section title={text.limit}>
        <FamilyMeter used={counted.length} limit={limit} names={counted.map(({ firstname }) => firstname)} />
        <Typography sx={{ mt: 3 }}>{text.raise}</Typography>
        <Stack direction="row" spacing={2} sx={{ mt: 2, flexWrap: 'wrap', rowGap: 1 }}>
          <Button variant="contained" href={chatUrl} target="_blank" rel="noopener noreferrer">
            {text.contact} <VisuallyHidden>({text.contactHint})</VisuallyHidden>
          </Button>
          <Button variant="outlined" component={Link} to={paths.relaties}>
            {text.relations}
          </Button>
        </Stack>
      </Section>
    </Page>
  );
}

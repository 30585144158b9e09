import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { fullName } from '../../../domain/names/name.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Page } from '../../components/Page.tsx';
import { Section } from '../../components/Section.tsx';
import { paths } from '../../paths.ts';
import { useGetAdministratorQuery } from '../../store/modules/administrators/administratorsApi.ts';
import { adminText } from '../../text/admin.ts';
import { About } from './About.tsx';
import { Activity } from './Activity.tsx';
import { Review } from './Review.tsx';

const { profile: text } = adminText;

/** /admin/{adminId}: one administrator, for another to check. */
export function AdminProfilePage() {
  const { adminId = '' } = useParams();
  const {
    currentData: profile,
    error,
    isError,
    refetch,
  } = useGetAdministratorQuery(adminId, { refetchOnMountOrArgChange: true });
  const unknown = isError && (error as { status?: number }).status === 404;
  const back = (
    <Button component={Link} to={paths.admin}>
      {text.back}
    </Button>
  );
  if (!profile && unknown) {
    return (
      <Page title={text.about}>
        <EmptyState title={text.unknown} action={back} />
      </Page>
    );
  }
  return (
    <Page title={profile ? fullName(profile) || profile.email : text.about} actions={back}>
      {!profile && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!profile && !isError && <ListSkeleton rows={4} />}
      {profile && (
        <>
          <Section title={text.about}>
            <About profile={profile} />
          </Section>
          <Section title={text.review}>
            <Review profile={profile} />
          </Section>
          <Section title={text.activity}>
            <Activity id={profile.id} />
          </Section>
        </>
      )}
    </Page>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Health } from '../../../domain/wire/administrator.ts';
import { DataList } from '../../components/DataList.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { InstantText } from '../../components/InstantText.tsx';
import { ListSkeleton } from '../../components/ListSkeleton.tsx';
import { Section } from '../../components/Section.tsx';
import { useGetHealthQuery } from '../../store/modules/administrators/administratorsApi.ts';
import { adminText } from '../../text/admin.ts';

const { health: text } = adminText;
const TWO_DAYS = 2 * 24 * 60 * 60_000;

/** The service's health: the mail queue, the newest backup, the version. */
export function HealthTab() {
  const { data, isError, isFetching, fulfilledTimeStamp, refetch } = useGetHealthQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) return <FailedState title={text.failed} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  return (
    <>
      <Section
        title={text.title}
        action={
          <Button variant="outlined" loading={isFetching} onClick={() => void refetch()}>
            {text.refresh}
          </Button>
        }
      >
        <DataList
          rows={[
            { label: text.version, value: data.version },
            { label: text.since, value: <InstantText instant={data.started_at} /> },
            { label: text.database, value: text.databases[data.database] },
            { label: text.log, value: data.log_guarded ? text.logGuarded : text.logOpen[data.database] },
            { label: text.backup, value: <Backup health={data} now={fulfilledTimeStamp ?? 0} /> },
          ]}
        />
      </Section>
      <Section title={text.mail}>
        <DataList
          rows={[
            { label: text.mail, value: text.mailTo[data.mail.to] },
            {
              label: text.waiting,
              value:
                data.mail.oldest === null ? (
                  text.noneWaiting
                ) : (
                  <>
                    {text.waitingSince(data.mail.waiting)} <InstantText instant={data.mail.oldest} />
                  </>
                ),
            },
            { label: text.failing, value: text.mails(data.mail.failing) },
            { label: text.sent, value: text.mails(data.mail.sent_last_day) },
          ]}
        />
      </Section>
    </>
  );
}

function Backup({ health: { database, last_backup }, now }: { health: Health; now: number }) {
  if (last_backup === null) return database === 'server' ? text.noBackupHere : text.noBackup;
  return (
    <>
      <InstantText instant={last_backup} />
      {now - Date.parse(last_backup) > TWO_DAYS && (
        <Typography component="span" color="error" sx={{ display: 'block' }}>
          {text.oldBackup}
        </Typography>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { AdviserLink } from '../../../domain/wire/adviserLink.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { dayOf } from '../../components/dayOf.ts';
import { FailedState } from '../../components/FailedState.tsx';
import {
  useCloseAdviserLinkMutation,
  useGetAdviserLinksQuery,
} from '../../store/modules/adviserLinks/adviserLinksApi.ts';
import { adviserLinksText as text } from '../../text/adviserLinks.ts';
import { AccessBlock } from './AccessBlock.tsx';

const GiveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "adviser-link" */ './GiveDialog.tsx')).GiveDialog,
}));

/** Lists outside readers with a link, and gives one (docs/decisions/0026). */
export function AdviserLinks() {
  // The partner may have given or closed one since.
  const { data, isError, refetch } = useGetAdviserLinksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [giving, setGiving] = useState(false);
  return (
    <AccessBlock title={text.title}>
      <p>{text.intro}</p>
      {!data && isError && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {data && data.length > 0 && (
        <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, mb: 2, p: 0 }}>
          {data.map((link) => (
            <GivenLink key={link.hashid} link={link} />
          ))}
        </Box>
      )}
      <Button variant="outlined" onClick={() => setGiving(true)}>
        {text.give}
      </Button>
      {giving && (
        <Suspense fallback={null}>
          <GiveDialog onClose={() => setGiving(false)} />
        </Suspense>
      )}
    </AccessBlock>
  );
}

function GivenLink({ link }: { link: AdviserLink }) {
  const [asking, setAsking] = useState(false);
  const [close, { isLoading }] = useCloseAdviserLinkMutation();
  const { hashid, mine, by, for_whom, contracts, papers, ends_at, opened, opened_at } = link;
  async function end(): Promise<void> {
    await close({ hashid, done: text.closed });
    setAsking(false);
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 18rem' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{for_whom}</Box>
        <Typography variant="body2" color="textSecondary" component="div">
          {!mine && `${text.from(by)} `}
          {text.until(dayOf(ends_at))} {text.shows(contracts.length, papers)}{' '}
          {opened_at === null ? text.unopened : text.opened(opened, dayOf(opened_at))}
        </Typography>
      </Box>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)} aria-label={`${text.close}: ${for_whom}`}>
        {text.close}
      </Button>
      <ConfirmDialog
        open={asking}
        title={text.closeTitle}
        text={text.closeText(for_whom)}
        verb={text.close}
        busy={isLoading}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

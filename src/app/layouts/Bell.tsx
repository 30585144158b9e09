import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation } from 'react-router-dom';
import { lineIcon } from '../../components/icons/lineIcon.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { paths } from '../../paths.ts';
import { NEWS_EVERY, useGetNoticesInfiniteQuery } from '../../store/modules/notices/noticesApi.ts';
import { noticesText as text } from '../../text/notices.ts';

const BellIcon = lineIcon('BellIcon', <path d="M6 16.5V10.5a6 6 0 0 1 12 0V16.5l1.5 1.5H4.5zM10 20.5h4" />);

/** The way to the notices, with how many are new: as a number, in its name, and announced when it grows. */
export function Bell() {
  // On the page of the notices the page itself fetches them: fetched by both, one failure would be reported twice.
  const there = useLocation().pathname === paths.meldingen;
  const { data } = useGetNoticesInfiniteQuery(undefined, {
    skip: there,
    pollingInterval: NEWS_EVERY,
    skipPollingIfUnfocused: true,
  });
  const unread = there ? 0 : (data?.pages[0]?.unread ?? 0);
  return (
    <>
      <IconButton
        component={Link}
        to={paths.meldingen}
        aria-label={text.bell(unread)}
        sx={{ width: 44, height: 44, color: 'text.secondary' }}
      >
        <BellIcon />
        {unread > 0 && (
          <Box
            component="span"
            aria-hidden
            sx={{
              position: 'absolute',
              top: 2,
              right: 2,
              minWidth: 18,
              px: '5px',
              borderRadius: '9px',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              fontSize: '0.6875rem',
              fontWeight: 600,
              lineHeight: '18px',
              textAlign: 'center',
            }}
          >
            {unread > 99 ? '99+' : unread}
          </Box>
        )}
      </IconButton>
      <Box role="status" sx={{ display: 'contents' }}>
        <VisuallyHidden>{unread > 0 ? text.bell(unread) : ''}</VisuallyHidden>
      </Box>
    </>
  );
}

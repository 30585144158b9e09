import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { ADMINISTRATOR_SORTS } from '../../../../domain/wire/choices/administrator.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { paths } from '../../../paths.ts';
import {
  useDownloadAdministratorsMutation,
  useGetAdministratorsQuery,
} from '../../../store/modules/administrators/administratorsApi.ts';
import { adminText } from '../../../text/admin.ts';
import { Pager } from '../Pager.tsx';
import { SearchField } from '../SearchField.tsx';
import { useListAddress } from '../useListAddress.ts';
import { useRoomForTable } from '../useRoomForTable.ts';
import { AdministratorList } from './AdministratorList.tsx';

const { administrators: text, grid } = adminText;
const SIZE = 25;

/** The grid is heavy and only for wide screens: a phone gets a list. */
const AdministratorGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "data-grid" */ './AdministratorGrid.tsx')).AdministratorGrid,
}));

/** The administrators of the service: searched, sorted and paged by the server. */
export function AdministratorsTab() {
  const wide = useRoomForTable();
  const navigate = useNavigate();
  const { shown, show } = useListAddress(ADMINISTRATOR_SORTS, { sort: 'name', direction: 'asc' });
  const { data, currentData, isError, isFetching, refetch } = useGetAdministratorsQuery(
    { ...shown, size: SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [download, { isLoading }] = useDownloadAdministratorsMutation();
  const page = currentData ?? data;

  const { q, sort, direction } = shown;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          mb: 2,
        }}
      >
        <SearchField value={q} hint={text.searchHint} onSearch={(found) => show({ q: found })} />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={isLoading}
          loadingPosition="start"
          onClick={() => void download({ q, sort, direction, saveAs: text.fileName })}
          sx={{ mt: 0.5 }}
        >
          {grid.download}
        </Button>
      </Box>
      {isError && !currentData && <FailedState title={text.failed} onRetry={() => void refetch()} />}
      {!page && !isError && <ListSkeleton rows={6} />}
      {page && !(isError && !currentData) && (
        <>
          {page.rows.length === 0 && (
            <EmptyState
              title={text.empty}
              hint={text.emptyHint}
              {...(q !== '' && {
                action: (
                  <Button variant="outlined" onClick={() => show({ q: '' })}>
                    {text.all}
                  </Button>
                ),
              })}
            />
          )}
          {page.rows.length > 0 && !wide && <AdministratorList rows={page.rows} />}
          {page.rows.length > 0 && wide && (
            <Suspense fallback={<ListSkeleton rows={6} />}>
              <AdministratorGrid
                rows={page.rows}
                busy={isFetching}
                sort={{ field: sort, direction }}
                onSort={(field, way) =>
                  show({ sort: ADMINISTRATOR_SORTS.find((known) => known === field) ?? 'name', direction: way })
                }
                onOpen={({ id }) => void navigate(paths.adminProfile(id))}
              />
            </Suspense>
          )}
          <Pager page={shown.page} size={SIZE} total={page.total} onPage={(next) => show({ page: next })} />
        </>
      )}
    </>
  );
}

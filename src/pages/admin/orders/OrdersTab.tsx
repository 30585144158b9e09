import { ADMIN_ORDER_SORTS } from '../../../../domain/wire/choices/order.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminOrder } from '../../../../domain/wire/adminOrder.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { ListSkeleton } from '../../../components/ListSkeleton.tsx';
import { Section } from '../../../components/Section.tsx';
import { formatEuro } from '../../../../domain/money/format.ts';
import {
  useGetAdminOrdersQuery,
  useMarkOrderPaidMutation,
  useMarkOrderReturnedMutation,
} from '../../../store/modules/adminOrders/adminOrdersApi.ts';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';
import { Pager } from '../Pager.tsx';
import { SearchField } from '../SearchField.tsx';
import { useListAddress } from '../useListAddress.ts';
import { useRoomForTable } from '../useRoomForTable.ts';
import { BankImport } from './BankImport.tsx';
import { OrderList } from './OrderList.tsx';

const SIZE = 25;
const STATUSES = ['open', 'back', 'paid', 'all'] as const;

const OrderGrid = lazy(async () => ({
  default: (await import(/* webpackChunkName: "data-grid" */ './OrderGrid.tsx')).OrderGrid,
}));

/** Shows the unpaid orders of families, and imports the bank's file that pays them. */
export function OrdersTab() {
  const wide = useRoomForTable();
  const [query, setQuery] = useSearchParams();
  const status = STATUSES.find((known) => known === query.get('staat')) ?? 'open';
  const { shown, show } = useListAddress(ADMIN_ORDER_SORTS, { sort: 'created_at', direction: 'desc' });
  const { data, currentData, isError, isFetching, refetch } = useGetAdminOrdersQuery(
    { ...shown, status, size: SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const [markPaid, { isLoading }] = useMarkOrderPaidMutation();
  const [markReturned, { isLoading: returning }] = useMarkOrderReturnedMutation();
  const [asked, setAsked] = useState<AdminOrder | null>(null);
  const failed = isError && !currentData;
  const page = failed ? undefined : (currentData ?? data);

  async function confirm({ hashid, number, family, back }: AdminOrder): Promise<void> {
    if (back > 0) await markReturned({ hashid, done: text.markedReturned(formatEuro(back), family) });
    else await markPaid({ hashid, done: text.markedPaid(number) });
    setAsked(null);
  }
  const showStatus = (chosen: string) =>
    setQuery((old) => {
      const fresh = new URLSearchParams(old);
      fresh.set('staat', chosen);
      fresh.delete('pagina');
      return fresh;
    });
  return (
    <>
      <BankImport />
      <Section title={text.title}>
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
          <SearchField value={shown.q} hint={text.searchHint} onSearch={(q) => show({ q })} />
          <ToggleButtonGroup
            exclusive
            value={status}
            aria-label={text.which}
            onChange={(_event, chosen: string | null) => chosen !== null && showStatus(chosen)}
            sx={{ flexWrap: 'wrap' }}
          >
            {STATUSES.map((choice) => (
              <ToggleButton
                key={choice}
                value={choice}
                color="primary"
                sx={{ px: 2, minHeight: 48, textTransform: 'none', fontSize: '1rem' }}
              >
                {text.choices[choice]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
        {failed && <FailedState title={text.failed} onRetry={() => void refetch()} />}
        {!page && !failed && <ListSkeleton rows={4} />}
        {page?.rows.length === 0 && (
          <EmptyState
            title={text.empty[shown.q === '' ? status : 'all']}
            {...(shown.q !== '' && { action: <Button onClick={() => show({ q: '' })}>{text.clear}</Button> })}
          />
        )}
        {page && page.rows.length > 0 && (
          <>
            {wide ? (
              <Suspense fallback={<ListSkeleton rows={4} />}>
                <OrderGrid
                  rows={page.rows}
                  busy={isFetching}
                  sort={{ field: shown.sort, direction: shown.direction }}
                  onSort={(field, direction) =>
                    show({ sort: ADMIN_ORDER_SORTS.find((known) => known === field) ?? 'created_at', direction })
                  }
                  onAct={setAsked}
                />
              </Suspense>
            ) : (
              <OrderList rows={page.rows} onAct={setAsked} />
            )}
            <Pager page={shown.page} size={SIZE} total={page.total} onPage={(next) => show({ page: next })} />
          </>
        )}
      </Section>
      {asked && (
        <ConfirmDialog
          open
          {...(asked.back > 0
            ? {
                title: text.returnedTitle,
                text: text.returnedText(asked.family, formatEuro(asked.back)),
                verb: text.returnedVerb,
              }
            : {
                title: text.payTitle(asked.number),
                text: text.payText(asked.family, formatEuro(asked.amount)),
                verb: text.payVerb,
              })}
          harmless
          busy={isLoading || returning}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

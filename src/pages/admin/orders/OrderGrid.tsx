import type { GridColDef } from '@mui/x-data-grid';
import { formatEuro } from '../../../../domain/money/format.ts';
import type { AdminOrder } from '../../../../domain/wire/adminOrder.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';
import { DataTable } from '../DataTable.tsx';
import { OrderAct } from './OrderAct.tsx';
import { OrderStateChip } from './OrderStateChip.tsx';
import type { Direction } from '../../../../domain/wire/choices/list.ts';

const columnsFor = (onAct: (order: AdminOrder) => void): readonly GridColDef<AdminOrder>[] => [
  { field: 'number', headerName: text.number, sortable: false, width: 115 },
  { field: 'family', headerName: text.family, flex: 1, minWidth: 110 },
  { field: 'reference', headerName: text.reference, sortable: false, width: 155 },
  {
    field: 'amount',
    headerName: text.amount,
    align: 'right',
    headerAlign: 'right',
    width: 105,
    valueFormatter: (cents: number) => formatEuro(cents),
  },
  {
    field: 'created_at',
    headerName: text.created,
    width: 145,
    renderCell: ({ row }) => <InstantText instant={row.created_at} day />,
  },
  {
    field: 'status',
    headerName: text.status,
    width: 175,
    display: 'flex',
    renderCell: ({ row }) => <OrderStateChip order={row} />,
  },
  {
    field: 'pay',
    headerName: text.act,
    sortable: false,
    width: 150,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => <OrderAct order={row} onAct={onAct} size="small" tabIndex={tabIndex} />,
  },
];

interface OrderGridProps {
  rows: readonly AdminOrder[];
  busy: boolean;
  sort: { field: string; direction: Direction };
  onSort: (field: string, direction: Direction) => void;
  onAct: (order: AdminOrder) => void;
}

/** The orders on a wide screen. */
export const OrderGrid = ({ onAct, ...props }: OrderGridProps) => (
  <DataTable label={text.list} columns={columnsFor(onAct)} idOf={({ hashid }) => hashid} {...props} />
);

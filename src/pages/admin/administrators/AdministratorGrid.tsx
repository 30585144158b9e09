import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import { Link as RouterLink } from 'react-router-dom';
import { listName } from '../../../../domain/names/name.ts';
import type { Administrator } from '../../../../domain/wire/administrator.ts';
import { InstantText } from '../../../components/InstantText.tsx';
import { paths } from '../../../paths.ts';
import { adminText } from '../../../text/admin.ts';
import { DataTable } from '../DataTable.tsx';
import { AdministratorStateChip } from './AdministratorStateChip.tsx';
import type { Direction } from '../../../../domain/wire/choices/list.ts';

const { administrators: text } = adminText;

const columns: readonly GridColDef<Administrator>[] = [
  {
    field: 'name',
    headerName: text.name,
    flex: 1,
    minWidth: 140,
    valueGetter: (_value, row) => listName(row) || text.noName,
    renderCell: ({ row, value, tabIndex }) => (
      <Link
        component={RouterLink}
        to={paths.adminProfile(row.id)}
        tabIndex={tabIndex}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600 }}
      >
        {String(value)}
      </Link>
    ),
  },
  { field: 'email', headerName: text.email, flex: 1.3, minWidth: 180 },
  {
    field: 'roles',
    headerName: text.roles,
    sortable: false,
    width: 105,
    valueGetter: (_value, row) => row.roles.map((role) => text.roleNames[role] ?? role).join(', '),
  },
  {
    field: 'second_factor',
    headerName: text.secondFactor,
    width: 120,
    valueGetter: (_value, row) => (row.second_factor ? text.on : text.off),
  },
  {
    field: 'last_login',
    headerName: text.lastLogin,
    width: 145,
    renderCell: ({ row }) => (row.last_login === null ? text.never : <InstantText instant={row.last_login} day />),
  },
  {
    field: 'state',
    headerName: text.state,
    width: 125,
    display: 'flex',
    renderCell: ({ row }) => <AdministratorStateChip state={row.state} />,
  },
  {
    field: 'reviewed_at',
    headerName: text.reviewed,
    width: 145,
    renderCell: ({ row }) =>
      row.reviewed_at === null ? text.notReviewed : <InstantText instant={row.reviewed_at} day />,
  },
];

interface AdministratorGridProps {
  rows: readonly Administrator[];
  busy: boolean;
  sort: { field: string; direction: Direction };
  onSort: (field: string, direction: Direction) => void;
  onOpen: (row: Administrator) => void;
}

/** The administrators on a wide screen. */
export const AdministratorGrid = (props: AdministratorGridProps) => (
  <DataTable label={text.list} columns={columns} idOf={({ id }) => id} {...props} />
);

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridValidRowModel } from '@mui/x-data-grid';
import { nlNL } from '@mui/x-data-grid/locales';
import type { Direction } from '../../../domain/wire/choices/list.ts';

const texts = {
  ...nlNL.components.MuiDataGrid.defaultProps.localeText,
  columnMenuAriaLabel: (column: string) => `Menu van de kolom ${column}`,
};

/**
 * The grid writes a style element of its own; the page's policy allows it with the nonce of this response
 * (src/index.tsx).
 */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

interface DataTableProps<Row extends GridValidRowModel> {
  label: string;
  columns: readonly GridColDef<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  busy: boolean;
  sort: { field: string; direction: Direction };
  onSort: (field: string, direction: Direction) => void;
  /** Enter on a cell, or a press on a row. */
  onOpen?: (row: Row) => void;
}

/**
 * A page of rows the server sorted and filtered: arrow keys walk the cells, Enter opens the row. It is heavy, so in a
 * chunk of its own.
 */
export function DataTable<Row extends GridValidRowModel>({
  label,
  columns,
  rows,
  idOf,
  busy,
  sort,
  onSort,
  onOpen,
}: DataTableProps<Row>) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label={label}
        {...(nonce !== undefined && { nonce })}
        columns={columns}
        rows={rows}
        getRowId={idOf}
        loading={busy}
        localeText={texts}
        rowHeight={56}
        columnHeaderHeight={52}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnSelector
        disableRowSelectionOnClick
        sortingMode="server"
        filterMode="server"
        paginationMode="server"
        rowCount={rows.length}
        sortingOrder={['asc', 'desc']}
        sortModel={[{ field: sort.field, sort: sort.direction }]}
        onSortModelChange={([model]) => model?.sort && onSort(model.field, model.sort)}
        {...(onOpen && {
          onRowClick: ({ row }: { row: Row }) => onOpen(row),
          onCellKeyDown: ({ row }: { row: Row }, event: React.KeyboardEvent) => event.key === 'Enter' && onOpen(row),
        })}
        sx={{
          border: 0,
          bgcolor: 'transparent',
          '--DataGrid-rowBorderColor': 'var(--mui-palette-divider)',
          '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600 },
          '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' },
        }}
      />
    </Box>
  );
}

/**
 * A table of amounts whose rows become blocks, with the column's name next to each amount, where it does not fit: nothing
 * scrolls sideways. Its box has `containerType: 'inline-size'`, a cell its column in `data-kolom`.
 * @param room the width below which that happens, of the page and not of the window: the menu takes part of it
 */
export const stackedTable = (room: string) =>
  ({
    // An amount or a name is never broken in two; on paper it is smaller.
    '& th, & td': { overflowWrap: 'normal' },
    '& tbody th, & td': { whiteSpace: 'nowrap' },
    '@media screen': {
      [`@container (max-width: ${room})`]: {
        '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clip: 'rect(0 0 0 0)' },
        '&, & tbody, & tfoot': { display: 'block' },
        '& tr': { display: 'block', py: 1.5, borderBottom: '1px solid', borderColor: 'divider' },
        '& th, & td, & tbody th': {
          display: 'flex',
          flexDirection: 'row',
          justifyContent: 'space-between',
          gap: 2,
          border: 0,
          px: 0,
          py: 0.5,
          height: 'auto !important',
          whiteSpace: 'normal',
        },
        '& td::before': {
          content: 'attr(data-kolom)',
          color: 'var(--mui-palette-text-secondary)',
          fontWeight: 400,
          textAlign: 'left',
        },
      },
    },
    '@media print': { '& th, & td': { px: 0.75, fontSize: '0.8125rem' } },
  }) as const;

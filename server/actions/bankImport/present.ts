import type { BankImport } from '../../../domain/wire/bankImport.ts';
import type { ImportRow } from '../../repositories/bankImports.ts';

const DAY = 86_400_000;

/** The end of the period in which an import can be undone. */
export const undoUntil = ({ imported_at }: Pick<ImportRow, 'imported_at'>): Date =>
  new Date(imported_at.getTime() + DAY);

/** Imports from before this moment can't be undone any more. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - DAY);

export const presentImport = (row: ImportRow): BankImport => ({
  hashid: row.hashid,
  imported_at: row.imported_at.toISOString(),
  undo_until: undoUntil(row).toISOString(),
  undone_at: row.undone_at?.toISOString() ?? null,
  loans: row.loans.map(({ made: _made, ...loan }) => loan),
});

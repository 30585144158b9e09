import { useCallback, useEffect, useRef, useState } from 'react';
import { linesOfSheet, type Sheet, type SheetChoice } from '../../../bank/sheetLines.ts';
import type { FilesRead } from '../../../bank/readBankFiles.ts';
import type { BankLine } from '../../../domain/bank/bankLine.ts';
import { bankLoanOf } from '../../../domain/bank/bankLoanOf.ts';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { type ReadLines } from '../../store/modules/bankImport/importChoices.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { readBankFilesHere, readSheetHere } from '../bankFiles/readOnDevice.ts';
import { keptBeforeOf } from '../../store/modules/bankImport/keptLines.ts';
import { matchOnDevice } from './matchOnDevice.ts';

/** A personal spreadsheet, whose columns are asked for. */
export interface OwnSheet {
  name: string;
  sheet: Sheet;
}

export type Reading =
  | { step: 'choose'; why: string | null }
  | { step: 'busy'; progress: number | null }
  | { step: 'columns'; own: OwnSheet }
  | { step: 'review'; read: ReadLines; refused: FilesRead['refused']; files: number };

interface Found {
  lines: BankLine[];
  refused: FilesRead['refused'];
  files: number;
  sheets: OwnSheet[];
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Reads files and matches their lines with loans, on this device; one reading at a time, which can be stopped. */
export function useBankRead(loans: readonly LoanDetail[] | null, known: KnownLines | undefined) {
  const [reading, setReading] = useState<Reading>({ step: 'choose', why: null });
  const found = useRef<Found>({ lines: [], refused: [], files: 0, sheets: [] });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const match = useCallback(async (): Promise<void> => {
    const { lines, refused, files } = found.current;
    setReading({ step: 'busy', progress: null });
    const asked = (known?.loans ?? []).flatMap(({ contract, key, known: taken, accounts }) => {
      const detail = loans?.find(({ hashid }) => hashid === contract);
      const loan = detail && bankLoanOf(detail, accounts);
      return loan ? [{ loan, key, known: taken }] : [];
    });
    const signal = stop.current?.signal ?? new AbortController().signal;
    const matched = await matchOnDevice({ lines, loans: asked }, signal);
    const keptBefore = known ? await keptBeforeOf(known, lines) : new Map<number, string>();
    setReading({
      step: 'review',
      read: { ...matched, bankLines: lines, loans: loans ?? [], keptBefore },
      refused,
      files,
    });
  }, [known, loans]);

  /** The columns of each list are asked one after another; then everything is matched together. */
  const onward = useCallback(async (): Promise<void> => {
    const [own] = found.current.sheets;
    if (own) setReading({ step: 'columns', own });
    else if (found.current.files === 0)
      setReading({ step: 'review', read: nothing(loans ?? []), refused: found.current.refused, files: 0 });
    else await match();
  }, [loans, match]);

  const guarded = useCallback(async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setReading({ step: 'choose', why: isAbort(error) ? null : text.brokenDown });
    }
  }, []);

  const choose = (files: readonly File[]) =>
    guarded(async () => {
      stop.current?.abort();
      const own = new AbortController();
      stop.current = own;
      setReading({ step: 'busy', progress: 0 });
      const read = await readBankFilesHere(files, {
        signal: own.signal,
        onProgress: (progress) => setReading({ step: 'busy', progress }),
      });
      const next: Found = { lines: read.lines, refused: [], files: read.read.length, sheets: [] };
      for (const refused of read.refused) {
        const file = refused.sheet ? files.find(({ name }) => name === refused.name) : undefined;
        const made = file && (await readSheetHere(file, { signal: own.signal }));
        if (made && 'sheet' in made) next.sheets.push({ name: refused.name, sheet: made.sheet });
        else next.refused.push(refused);
      }
      found.current = next;
      await onward();
    });

  const takeColumns = (choice: SheetChoice) =>
    guarded(async () => {
      const [own, ...sheets] = found.current.sheets;
      const lines = own ? linesOfSheet(own.sheet, choice).lines : [];
      found.current = {
        ...found.current,
        sheets,
        lines: [...found.current.lines, ...lines],
        files: found.current.files + 1,
      };
      await onward();
    });

  const cancel = () => stop.current?.abort(new DOMException('Stopped', 'AbortError'));
  const again = () => setReading({ step: 'choose', why: null });
  return { reading, choose, takeColumns, cancel, again };
}

const nothing = (loans: readonly LoanDetail[]): ReadLines => ({
  lines: [],
  neverCame: [],
  groups: [],
  bankLines: [],
  loans,
  keptBefore: new Map(),
});

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { DownloadIcon } from '../../../components/icons/pageIcons.tsx';
import { saveFile, saveText } from '../../../store/saveFile.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { scheduleText as text } from '../../../text/loanSchedule.ts';
import type { LinedSchedule } from '../ledgerView.ts';

/** The code for a file is fetched when one is requested (docs/performance.md). */
const loadSheet = async () => import(/* webpackChunkName: "schedule-sheet" */ './scheduleSheet.ts');

interface SaveScheduleProps {
  schedule: LinedSchedule;
  /** Without its extension. */
  fileName: string;
}

/** The schedule to download for a spreadsheet, or to print. */
export function SaveSchedule({ schedule, fileName }: SaveScheduleProps) {
  const dispatch = useAppDispatch();
  const [writing, setWriting] = useState(false);

  async function saveCsv(): Promise<void> {
    const { scheduleCsv } = await loadSheet();
    dispatch(saveText(`${fileName}.csv`, 'text/csv;charset=utf-8', scheduleCsv(schedule)));
  }

  async function saveXlsx(): Promise<void> {
    setWriting(true);
    try {
      const [{ writeXlsx }, { scheduleSheet }] = await Promise.all([
        import(/* webpackChunkName: "xlsx" */ '../../../components/sheet/writeXlsx.ts'),
        loadSheet(),
      ]);
      dispatch(saveFile(`${fileName}.xlsx`, await writeXlsx(text.sheet, scheduleSheet(schedule))));
    } finally {
      setWriting(false);
    }
  }

  return (
    <Box className="niet-afdrukken" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, ml: -1 }}>
      <Button startIcon={<DownloadIcon />} loading={writing} loadingPosition="start" onClick={() => void saveXlsx()}>
        {text.xlsx}
      </Button>
      <Button startIcon={<DownloadIcon />} onClick={() => void saveCsv()}>
        {text.csv}
      </Button>
      <Button onClick={() => window.print()}>{text.print}</Button>
    </Box>
  );
}

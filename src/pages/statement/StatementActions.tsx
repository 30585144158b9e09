import Button from '@mui/material/Button';
import { statementFileName } from '../../../domain/statements/fileName.ts';
import type { Statement, StatementRequest } from '../../../domain/wire/statement.ts';
import { DownloadIcon, PrintIcon } from '../../components/icons/pageIcons.tsx';
import { saveText } from '../../store/saveFile.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { chunkFailed } from '../../store/modules/toast/toastSlice.ts';
import { useDownloadStatementMutation } from '../../store/modules/statement/statementApi.ts';
import { statementText as text } from '../../text/statement.ts';

interface StatementActionsProps {
  statement: Statement;
  request: StatementRequest;
  /** The version the next download has. */
  version: number;
}

/** Offers the statement as a PDF, as CSV, and on paper. */
export function StatementActions({ statement, request, version }: StatementActionsProps) {
  const dispatch = useAppDispatch();
  const [download, { isLoading }] = useDownloadStatementMutation();
  const { year, provisional } = statement;

  const takePdf = () =>
    download({
      ...request,
      fileName: statementFileName(statement, provisional ? null : version),
      done: text.downloaded,
    });
  return (
    <>
      <Button
        variant="contained"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<DownloadIcon />}
        onClick={() => void takePdf()}
      >
        {provisional ? text.downloadProvisional : text.download(year)}
      </Button>
      <Button
        variant="outlined"
        onClick={() =>
          void import('../../../domain/statements/csv.ts')
            .then(({ statementCsv }) =>
              dispatch(
                saveText(statementFileName(statement, null, 'csv'), 'text/csv;charset=utf-8', statementCsv(statement)),
              ),
            )
            .catch(() => dispatch(chunkFailed()))
        }
      >
        {text.csv}
      </Button>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {text.print}
      </Button>
    </>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { REPORT_SENTENCE } from '../../../domain/deduction/report.ts';
import { REPORT_TITLE } from '../../../domain/statements/titles.ts';
import type { LoanReport } from '../../../domain/wire/statement.ts';
import { DataList } from '../../components/DataList.tsx';
import { statementText as text } from '../../text/statement.ts';

/** Lists what the return must say about this loan (domain/deduction/report.ts). */
export function ReportSheet({ report }: { report: LoanReport }) {
  return (
    <Box sx={{ mt: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: '12px' }}>
      <Typography variant="h4" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {REPORT_TITLE}
      </Typography>
      <Typography sx={{ mb: 1 }}>{REPORT_SENTENCE}</Typography>
      <DataList
        rows={report.fields.map(({ label, value }) => ({
          label,
          value: value === '' ? <em>{text.byHand}</em> : value,
        }))}
      />
    </Box>
  );
}

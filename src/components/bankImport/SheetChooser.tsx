import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Select from '@mui/material/Select';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { askOrder, linesOfSheet, type SheetChoice } from '../../../bank/sheetLines.ts';
import { bankImportText } from '../../text/bankImport.ts';
import type { OwnSheet } from './useBankRead.ts';

const { sheet: text } = bankImportText;
const FIELDS = ['day', 'amount', 'name', 'description'] as const;

/** Asks what each column of a personal spreadsheet is, next to its first rows; the guess is filled in. */
export function SheetChooser({ own, onUse }: { own: OwnSheet; onUse: (choice: SheetChoice) => void }) {
  const id = useId();
  const { sheet } = own;
  const [picked, setPicked] = useState(sheet.guess);
  const [order, setOrder] = useState<'day-month' | 'month-day'>('day-month');
  const asks = picked.day !== null && askOrder(sheet, picked.day);
  const { day, amount, name, description } = picked;
  const choice: SheetChoice | null =
    day === null || amount === null ? null : { day, amount, name, description, ...(asks && { dayOrder: order }) };
  const leftOut = choice ? linesOfSheet(sheet, choice).leftOut.length : 0;
  const select = (
    key: string,
    label: string,
    value: string,
    options: [string, string][],
    onPick: (value: string) => void,
  ) => (
    <FormControl key={key} fullWidth>
      <FormLabel htmlFor={`${id}-${key}`}>{label}</FormLabel>
      <Select native value={value} inputProps={{ id: `${id}-${key}` }} onChange={({ target }) => onPick(target.value)}>
        {options.map(([option, shown]) => (
          <option key={option} value={option}>
            {shown}
          </option>
        ))}
      </Select>
    </FormControl>
  );
  const columns = sheet.columns.map((column, k): [string, string] => [String(k), column]);
  return (
    <>
      <Typography variant="h3">{text.ask(own.name)}</Typography>
      <Typography sx={{ mb: 2 }}>{text.hint}</Typography>
      <Box tabIndex={0} role="region" aria-label={text.rows} sx={{ overflowX: 'auto', mb: 2 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {sheet.columns.map((column, k) => (
                <TableCell key={`${k} ${column}`}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {sheet.firstRows.map((cells, row) => (
              <TableRow key={row}>
                {sheet.columns.map((column, k) => (
                  <TableCell key={`${k} ${column}`} className="cijfers">
                    {cells[k] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 2 }}>
        {FIELDS.map((field) =>
          select(
            field,
            text[field],
            String(picked[field] ?? ''),
            [['', text.nothing] as [string, string], ...columns],
            (value) => setPicked({ ...picked, [field]: value === '' ? null : Number(value) }),
          ),
        )}
        {asks &&
          select(
            'order',
            text.order,
            order,
            [
              ['day-month', text.dayFirst],
              ['month-day', text.monthFirst],
            ],
            (value) => setOrder(value === 'month-day' ? 'month-day' : 'day-month'),
          )}
      </Box>
      {leftOut > 0 && <Typography sx={{ mb: 2 }}>{text.leftOut(leftOut)}</Typography>}
      <Button variant="contained" disabled={choice === null} onClick={() => choice && onUse(choice)}>
        {text.use}
      </Button>
    </>
  );
}

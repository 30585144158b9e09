import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { formatDateLong } from '../../../../domain/dates/dutchDate.ts';
import type { BankImport as Imported } from '../../../../domain/wire/adminOrder.ts';
import { Amount } from '../../../components/Amount.tsx';
import { FailedState } from '../../../components/FailedState.tsx';
import { Section } from '../../../components/Section.tsx';
import { BANK_FILE_TYPES } from '../../../forms/bankFileTypes.ts';
import { FileButton } from '../../../forms/photo/FileButton.tsx';
import type { ApiError } from '../../../store/api/apiError.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useImportBankFileMutation } from '../../../store/modules/adminOrders/adminOrdersApi.ts';
import { selectToasts, toastClosed } from '../../../store/modules/toast/toastSlice.ts';
import { adminOrdersText as text } from '../../../text/adminOrders.ts';

/** The bank's statement file: it pays the orders it names, and reports the result of each line. */
export function BankImport() {
  const [importFile, { data, error, isLoading }] = useImportBankFileMutation();
  const failure = error as ApiError | undefined;
  const dispatch = useAppDispatch();
  const toasts = useAppSelector(selectToasts);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    // The same file may be chosen again: each line counts once.
    event.target.value = '';
    if (!file) return;
    // The error of the previous file would be next to the result of this one.
    for (const { id, text: told } of toasts) if (told === failure?.text) dispatch(toastClosed(id));
    void importFile(file);
  }
  return (
    <Section title={text.bankFile}>
      <Typography sx={{ mb: 2, maxWidth: '68ch' }}>{text.bankIntro}</Typography>
      <FileButton label={isLoading ? text.reading : text.chooseFile} accept={BANK_FILE_TYPES} onChange={take} />
      <Box role="status" sx={{ mt: 2 }}>
        {data && <Result imported={data} />}
      </Box>
      {failure && <FailedState title={text.notRead} hint={failure.text} />}
    </Section>
  );
}

function Result({ imported: { paid, lines } }: { imported: Imported }) {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{text.result(paid, lines.length)}</Typography>
      <Box component="ol" aria-label={text.lines} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map(({ line, date, amount, reference, payer, said, text: sentence }) => (
          <Box
            component="li"
            key={line}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 14rem' }}>
              {formatDateLong(date)}: <Amount cents={amount} />
              {reference !== null && ` · ${reference}`}
              {[payer, said].map(
                (words, nth) =>
                  words && (
                    <Typography
                      key={nth === 0 ? 'payer' : 'said'}
                      variant="body2"
                      color="textSecondary"
                      sx={{ overflowWrap: 'anywhere' }}
                    >
                      {words}
                    </Typography>
                  ),
              )}
            </Box>
            <Box sx={{ flex: '2 1 16rem' }}>{sentence}</Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

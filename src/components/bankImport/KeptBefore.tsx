import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { fullName } from '../../../domain/names/name.ts';
import { spacedIban } from '../../../domain/rules/iban.ts';
import type { KnownLines } from '../../../domain/wire/bankImport.ts';
import type { LoanDetail } from '../../../domain/wire/contract.ts';
import { useForgetAccountsMutation } from '../../store/modules/contracts/bankImportApi.ts';
import { bankImportText as text } from '../../text/bankImport.ts';
import { InstantText } from '../InstantText.tsx';
import { UndoImport } from './ImportDone.tsx';

/** The imports of the last day, with their undo; and the kept accounts, each forgotten with one press. */
export function KeptBefore({ known, loans }: { known: KnownLines; loans: readonly LoanDetail[] }) {
  const [forget, { isLoading }] = useForgetAccountsMutation();
  const imports = known.imports.filter(({ undone_at }) => undone_at === null);
  const people = new Map(
    loans.flatMap(({ parties }) => [...parties.from, ...parties.to]).map((one) => [one.hashid, one]),
  );
  const kept = new Map<string, Set<string>>();
  for (const { person, iban } of known.loans.flatMap(({ accounts }) => accounts))
    kept.set(person, (kept.get(person) ?? new Set()).add(iban));
  return (
    <>
      {imports.length > 0 && (
        <Box component="section" aria-label={text.before} sx={{ mt: 4 }}>
          <Typography variant="h3">{text.before}</Typography>
          {imports.map((made) => (
            <Box key={made.hashid} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
              <Typography>
                <InstantText instant={made.imported_at} />:{' '}
                {text.beforeLine(made.loans.reduce((sum, { recorded, reported }) => sum + recorded + reported, 0))}
              </Typography>
              <UndoImport made={made} onUndone={() => undefined} />
            </Box>
          ))}
        </Box>
      )}
      {kept.size > 0 && (
        <Box component="section" aria-label={text.kept} sx={{ mt: 4 }}>
          <Typography variant="h3">{text.kept}</Typography>
          {[...kept].map(([person, ibans]) => {
            const one = people.get(person);
            const name = one ? fullName(one) : '';
            return (
              <Box key={person} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
                <Typography>{text.keepLine(name, [...ibans].map(spacedIban).join(', '))}</Typography>
                <Button
                  size="small"
                  disabled={isLoading}
                  onClick={() => void forget({ hashid: person, done: text.forgotten })}
                >
                  {text.forget(name)}
                </Button>
              </Box>
            );
          })}
        </Box>
      )}
    </>
  );
}

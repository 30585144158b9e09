import { checkEventFields } from '../loans/events/checkEventFields.ts';
import { text } from '../contracts/fieldChecks.ts';
import { printable, printablePart } from './printable.ts';

const NAME = 'Is het een naam? Schrijf hem zoals in de onderste regels van het paspoort.';

test('R-5.1 names from Europe and Vietnam can be printed; other alphabets are advised to use the passport spelling', () => {
  for (const name of [
    'Nguyễn Đặng',
    'Иванов',
    'Κώστας',
    'Şükrü',
    'Łódź',
    'Renée',
    "in 't Veld",
    'Ţepeş',
    '½ × € 5 – “ja” …',
  ])
    expect(printable(name)).toBeNull();
  expect(printable('Jan محمد')).toBe(`We kunnen “محمد” niet afdrukken. ${NAME}`);
  expect(printable('王小明')).toBe(`We kunnen “王小明” niet afdrukken. ${NAME}`);
});

test('R-5.1 an emoji in the words of a contract, or in a note that an addendum prints, is refused at the field', () => {
  const sentence = 'We kunnen “🏡” niet afdrukken. Haal dat teken weg uit de tekst.';
  expect(text('Voor het huis 🏡')).toBe(sentence);
  expect(text('Voor het huis')).toBeNull();
  const day = { date: '2026-01-01', amount: 100, note: 'Voor het huis 🏡' };
  expect(checkEventFields({ kind: 'forgiveness', outcome: 'lower_payment', ...day }, '2026-02-01').note).toBe(sentence);
  expect(checkEventFields({ kind: 'payment', ...day }, '2026-02-01').note).toBeUndefined();
  expect(printablePart('Voor 🏡 het huis')).toBe('Voor het huis');
});

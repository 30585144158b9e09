import { contractTypeName } from '../../domain/contracts/names.ts';
import { formatDateLong } from '../../domain/dates/dutchDate.ts';
import { addDays } from '../../domain/dates/isoDate.ts';
import { BEFORE_DEATH_DAYS, type EstateLine } from '../../domain/estate/estate.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { fullName, fullNames } from '../../domain/names/name.ts';
import type { EstateInput } from './estateInput.ts';
import type { Sheet } from './layout/sheet.ts';
import { sumTable } from './sections/sumTable.ts';
import { paragraph, part, titledDocument } from './sections/titled.ts';

/**
 * From this day on the inheritance tax return has twenty months, and a gift of the last 180 days needs no return of its
 * own.
 */
const NEW_LAW = '2026-01-01';

/**
 * The papers for who settles an estate: claims, debts and late gifts on the day of death. Tagged, in Dutch, fonts
 * embedded.
 */
export function makeEstate({ person, estate, madeOn }: EstateInput): Promise<Buffer> {
  const { death_date: death, claims, debts, recent } = estate;
  const name = fullName(person);
  const born = person.birthdate === null ? '' : `, geboren op ${formatDateLong(person.birthdate)}`;
  const subtitle = `${name}${born}, overleden op ${formatDateLong(death)}`;
  return titledDocument(
    {
      title: 'Overzicht voor de nabestaanden',
      subtitle,
      shortTitle: `Overzicht voor de nabestaanden – ${name}`,
      madeOn,
      watermark: null,
    },
    (sheet) => {
      paragraph(
        sheet,
        sheet.root,
        `Dit overzicht is voor wie de nalatenschap regelt. Het laat zien welke leningen er op ${formatDateLong(death)} nog liepen en wat er in de ${BEFORE_DEATH_DAYS} dagen daarvoor is geschonken, voor zover het in Onderling staat. De overeenkomsten zelf zitten erbij.`,
      );
      lines(
        sheet,
        'Nog te ontvangen',
        claims,
        'van',
        'Op deze dag stond er geen lening open die deze persoon had verstrekt.',
      );
      lines(sheet, 'Nog te betalen', debts, 'aan', 'Op deze dag had deze persoon geen schuld uit een lening.');
      lines(
        sheet,
        `Geschonken vanaf ${formatDateLong(addDays(death, -BEFORE_DEATH_DAYS))}`,
        recent,
        'aan',
        `In de laatste ${BEFORE_DEATH_DAYS} dagen is er geen schenking vastgelegd.`,
      );
      part(sheet, 'Goed om te weten', (section) => {
        paragraph(
          sheet,
          section,
          'De bedragen zijn wat er aan het einde van de dag van overlijden openstond: de hoofdsom en de rente die toen al betaald had moeten zijn. Rente over de lopende maand komt daar nog bij.',
        );
        paragraph(
          sheet,
          section,
          'Een bedrag dat samen met iemand is uitgeleend of geleend, staat er helemaal in. Hoeveel daarvan bij de nalatenschap hoort, hangt af van de afspraken tussen die twee en van hun huwelijk.',
        );
        paragraph(
          sheet,
          section,
          `Een schenking in de laatste ${BEFORE_DEATH_DAYS} dagen telt voor de belasting meestal mee als erfenis (artikel 12 Successiewet 1956).`,
        );
        if (death >= NEW_LAW)
          paragraph(
            sheet,
            section,
            'Voor wie vanaf 1 januari 2026 overlijdt, moet de aangifte erfbelasting er binnen twintig maanden zijn.',
          );
        paragraph(
          sheet,
          section,
          'Onderling rekent en legt uit, en geeft geen persoonlijk advies. Een notaris kan dat wel.',
        );
      });
    },
  );
}

function lines(sheet: Sheet, title: string, list: readonly EstateLine[], toOrFrom: string, none: string): void {
  part(sheet, title, (section) => {
    if (list.length === 0) {
      paragraph(sheet, section, none);
      return;
    }
    const total = list.reduce((sum, { amount }) => sum + amount, 0);
    sumTable(sheet, section, [
      ...list.map((line) => ({ label: words(line, toOrFrom), value: formatEuro(line.amount) })),
      { label: 'Totaal', value: formatEuro(total), bold: true },
    ]);
  });
}

function words({ type, date, signed_date, others, together, purpose }: EstateLine, toOrFrom: string): string {
  const parts = [
    `${contractTypeName(type)} ${toOrFrom} ${fullNames(others)}`,
    together.length > 0 ? `samen met ${fullNames(together)}` : '',
    purpose,
    type === 'GiftContract' ? formatDateLong(date) : `ondertekend op ${formatDateLong(signed_date)}`,
  ];
  return parts.filter((text) => text.trim() !== '').join(', ');
}

import { formatDate, formatDateLong } from '../../domain/dates/dutchDate.ts';
import type { EstateLine } from '../../domain/estate.ts';
import { OWN_HALF_OF, type PaperInterest } from '../../domain/estatePaper.ts';
import { formatEuro } from '../../domain/money/format.ts';
import { fullNames } from '../../domain/names/name.ts';
import type { PaperYear } from '../../domain/paperGifts/years.ts';
import type { Sheet, Structure } from './layout/sheet.ts';
import { heightOfRows, sumTable } from './sections/sumTable.ts';
import { heading, paragraph, part } from './sections/titled.ts';

const STATES: Record<PaperYear['state'], string> = {
  running: '',
  paid: 'op tijd betaald',
  late: 'later betaald, met rente op rente',
  open: 'niet helemaal betaald',
};

function yearRow({ year, due, payments, state, missing }: PaperYear) {
  const when = payments.map(({ date, amount }) => `${formatEuro(amount)} op ${formatDate(date)}`).join(', ');
  return {
    label: [`${year}, verschuldigd ${formatEuro(due)}: ${STATES[state]}`, when]
      .filter((text) => text !== '')
      .join('; '),
    value: missing > 0 ? `mist ${formatEuro(missing)}` : 'betaald',
  };
}

function lastRow({ last: { year, due, paid } }: PaperInterest, death: string) {
  return {
    label: `${year} tot en met ${formatDateLong(death)}, verschuldigd ${formatEuro(due)}; betaald ${formatEuro(paid)}`,
    value: paid >= due ? 'betaald' : `open ${formatEuro(due - paid)}`,
  };
}

const isHalf = ({ share }: Pick<EstateLine, 'share'>): boolean => share === OWN_HALF_OF;

/** Lists for each gift on paper the years of interest paid before the death, with the consequences. */
export function estatePaper(sheet: Sheet, lines: readonly EstateLine[], death: string): void {
  const onPaper = lines.flatMap(({ interest, ...line }) => (interest === undefined ? [] : [{ line, interest }]));
  if (onPaper.length === 0) return;
  part(sheet, 'Schenkingen op papier: welke jaren rente zijn betaald', (section: Structure) => {
    for (const { line, interest } of onPaper) {
      const rows = [...interest.years.map(yearRow), lastRow(interest, death)];
      const together = line.together.length > 0 ? `, samen met ${fullNames(line.together)}` : '';
      const title = `${isHalf(line) ? `De eigen helft, ${formatEuro(line.own)}` : formatEuro(line.amount)}, met ${fullNames(line.others)}${together}, akte van ${formatDateLong(line.date)}`;
      heading(sheet, section, title, heightOfRows(sheet, rows, rows.length) + 20);
      sumTable(sheet, section, rows);
    }
    paragraph(
      sheet,
      section,
      'Dit is wat in Onderling als betaald is vastgelegd en bevestigd. Het bedrag erboven is wat nog schuldig was, met de rente die tot en met die dag betaald had moeten zijn en dat niet is. “Mist” is wat er op de dag van overlijden nog moest komen, met rente op rente.',
    );
    if (onPaper.some(({ line }) => isHalf(line)))
      paragraph(
        sheet,
        section,
        `Van wat twee mensen samen op papier schonken en ieder voor de helft bij het eigen overlijden moet betalen, staan hier de eigen helft en de rente daarover. Die helft is sinds ${formatDateLong(death)} opeisbaar, en daarna loopt er deze rente niet meer over. Is van een betaling na het eerste overlijden niet vastgelegd voor wiens helft zij was? Dan tellen we een deel van de schenking zelf eerst bij de helft die toen opeisbaar werd, en rente eerst bij de helft van wie nog leefde.`,
      );
    if (onPaper.some(({ line }) => line.together.length > 0 && !isHalf(line)))
      paragraph(sheet, section, 'Van wat samen is geschonken, staan hier het bedrag en de rente van het geheel.');
    paragraph(
      sheet,
      section,
      'Is niet elk jaar echt 6 % rente betaald, dan telt de hele schenking voor de erfbelasting alsof zij is geërfd (artikel 10 lid 1 en 3 van de Successiewet 1956). Zonder akte van de notaris vervalt een schenking die pas na het overlijden wordt betaald (artikel 7:177 van het Burgerlijk Wetboek). Bewaar de akte en de afschriften van de bank.',
    );
  });
}

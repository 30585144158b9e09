import { CalendarFeed } from '../../components/calendar/CalendarFeed.tsx';
import { FeedAddress } from '../../components/calendar/FeedAddress.tsx';
import { FeedForm } from '../../components/calendar/FeedForm.tsx';
import { FeedState } from '../../components/calendar/FeedState.tsx';
import { PaymentsOutButton } from '../../components/paymentsOut/PaymentsOutButton.tsx';
import { PaymentsOutDialog } from '../../components/paymentsOut/PaymentsOutDialog.tsx';
import { PaperParts } from '../../components/pdf/PaperParts.tsx';
import type { PaperPart } from '../../components/pdf/paperText.ts';
import { PdfBar } from '../../components/pdf/PdfBar.tsx';
import { AskDialog } from '../../components/signing/AskDialog.tsx';
import { MissingAddress } from '../../components/signing/MissingAddress.tsx';
import { aLoan, aRelation, aUser } from '../../store/test/family.ts';
import type { Entry } from '../entry.ts';
import { Kept } from '../Kept.tsx';
import { LONG_TEXT } from '../samples.ts';
import { WithAnswers } from '../WithAnswers.tsx';

const nothing = () => undefined;
const feed = { created_at: '2026-03-03T10:00:00.000Z', read_at: '2026-11-20T08:00:00.000Z', amounts: true };
const unread = { ...feed, read_at: null, amounts: false };
const asked = (answer: object | null) => (
  <WithAnswers answers={{ 'GET calendar': answer }}>
    <CalendarFeed />
  </WithAnswers>
);

const row = (role: 'TH' | 'TD', ...cells: string[]): PaperPart => ({
  role: 'TR',
  inside: cells.map((cell) => ({ role, inside: [cell] })),
});
const paper: PaperPart[] = [
  { role: 'H1', inside: ['Overeenkomst van geldlening'] },
  { role: 'P', inside: [LONG_TEXT] },
  {
    role: 'L',
    inside: [
      {
        role: 'LI',
        inside: [
          { role: 'Lbl', inside: ['1.'] },
          { role: 'LBody', inside: ['De lening is € 25.000,00.'] },
        ],
      },
    ],
  },
  { role: 'H2', inside: ['Termijnen'] },
  { role: 'Table', inside: [row('TH', 'Datum', 'Bedrag'), row('TD', '01-12-2026', '€ 589,24')] },
];

const ZOOMS = [75, 100, 125];
const bar = (page: number, first: number) => (
  <Kept first={{ page, zoom: first }}>
    {({ page: at, zoom }, onChange) => (
      <PdfBar
        page={at}
        count={3}
        zoom={zoom}
        zooms={ZOOMS}
        onPage={(next) => onChange({ page: next, zoom })}
        onZoom={(next) => onChange({ page: at, zoom: next })}
      />
    )}
  </Kept>
);

const loan = aLoan('lening', null, 2_500_000);
const me = aUser({ children: [aRelation('sanne')] });

/** Components of files, calendars and signatures. */
export const paperEntries: readonly Entry[] = [
  {
    file: 'components/calendar/CalendarFeed.tsx',
    states: {
      'aan het laden': <CalendarFeed />,
      mislukt: asked(null),
      'nog geen adres': asked({ feed: null, closed_at: null }),
      'met een adres': asked({ feed, closed_at: null }),
      'adres gesloten': asked({ feed: null, closed_at: '2026-11-18T10:00:00.000Z' }),
    },
  },
  {
    file: 'components/calendar/FeedAddress.tsx',
    states: { 'net gemaakt': <FeedAddress url="https://onderling.example/api/v1/calendar/u8Zr4kQe0sV2nT6y.ics" /> },
  },
  {
    file: 'components/calendar/FeedForm.tsx',
    states: {
      'nog geen adres': <FeedForm feed={null} busy={false} onMake={nothing} />,
      'met een adres': <FeedForm feed={feed} busy={false} onMake={nothing} />,
      bezig: <FeedForm feed={null} busy onMake={nothing} />,
    },
  },
  {
    file: 'components/calendar/FeedState.tsx',
    states: { gebruikt: <FeedState feed={feed} />, 'nog niet gebruikt': <FeedState feed={unread} /> },
  },
  { file: 'components/paymentsOut/PaymentsOutButton.tsx', states: { gewoon: <PaymentsOutButton /> } },
  {
    file: 'components/paymentsOut/PaymentsOutDialog.tsx',
    states: {
      'alle leningen': (close) => <PaymentsOutDialog onClose={close} />,
      'een lening': (close) => <PaymentsOutDialog loan="lening" onClose={close} />,
    },
  },
  { file: 'components/pdf/PaperParts.tsx', states: { gevuld: <PaperParts parts={paper} /> } },
  {
    file: 'components/pdf/PdfBar.tsx',
    states: { 'eerste pagina': bar(1, 75), 'in het midden': bar(2, 100), 'laatste pagina': bar(3, 125) },
  },
  {
    file: 'components/signing/AskDialog.tsx',
    states: {
      'nu vragen': (close) => <AskDialog contract={loan} onClose={close} />,
      'later vragen': (close) => <AskDialog contract={loan} waitsFor={loan.parties.to} onClose={close} />,
    },
  },
  {
    file: 'components/signing/MissingAddress.tsx',
    states: {
      'twee adressen missen': (
        <WithAnswers answers={{ 'GET user': me }}>
          <MissingAddress contract={loan} />
        </WithAnswers>
      ),
    },
  },
];

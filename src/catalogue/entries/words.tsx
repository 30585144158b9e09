import { ActivityList } from '../../components/ActivityList.tsx';
import { Amount } from '../../components/Amount.tsx';
import { Copyable } from '../../components/Copyable.tsx';
import { CopyButton } from '../../components/CopyButton.tsx';
import { DataList } from '../../components/DataList.tsx';
import { DateText } from '../../components/DateText.tsx';
import { FamilyMeter } from '../../components/FamilyMeter.tsx';
import { Hints } from '../../components/Hints.tsx';
import { InstantText } from '../../components/InstantText.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { StateChip } from '../../components/StateChip.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import type { Entry } from '../entry.ts';
import { LONG_NAME, LONG_TEXT } from '../samples.ts';

const lines = [
  { n: 3, at: '2026-11-20T13:03:00.000Z', text: 'Je hebt € 589,24 van Sanne bevestigd.', from: null, changes: [] },
  {
    n: 2,
    at: '2026-11-19T08:30:00.000Z',
    text: 'Een beheerder wijzigde de gegevens van familie De Vries.',
    from: '192.0.2.17',
    changes: [
      { label: 'Naam', before: 'De Vries', after: 'De Vries en Bakker' },
      { label: 'Aantal familieleden', before: null, after: '4' },
      { label: 'Telefoon', before: '06 12345678', after: null },
    ],
  },
  { n: 1, at: '2026-11-18T22:15:00.000Z', text: LONG_TEXT, from: null, changes: [] },
];

const hint = {
  id: 'rate',
  title: 'Deze rente is lager dan bij een bank',
  text: 'De Belastingdienst kan het verschil als een schenking zien.',
  law: 'Artikel 15 Successiewet 1956',
};

/** A square of nine modules with a quiet zone: its look, not its words. */
const qr = { size: 13, path: 'M2 2h3v3h-3zM8 2h3v3h-3zM2 8h3v3h-3zM6 6h1v1h-1zM8 8h1v1h-1zM10 10h1v1h-1z' };

/** Components of words and figures. */
export const wordEntries: readonly Entry[] = [
  {
    file: 'components/ActivityList.tsx',
    states: {
      gevuld: <ActivityList label="Wat er gebeurde" lines={lines} more={null} />,
      'er is meer': (
        <ActivityList
          label="Het laatste dat er gebeurde"
          lines={lines.slice(0, 1)}
          more={{ busy: false, onAsk: () => undefined }}
        />
      ),
      'haalt meer op': (
        <ActivityList
          label="Wat er vandaag gebeurde"
          lines={lines.slice(0, 1)}
          more={{ busy: true, onAsk: () => undefined }}
        />
      ),
    },
  },
  {
    file: 'components/Amount.tsx',
    states: {
      gevuld: <Amount cents={123_456} />,
      kort: <Amount cents={2_500_000} short />,
      nul: <Amount cents={0} />,
      'onder nul': <Amount cents={-270_000} />,
      'rechts onder elkaar': (
        <table style={{ marginLeft: 'auto', textAlign: 'right' }}>
          <tbody>
            {[123_456, 98, 2_500_000_00, -1_711].map((cents) => (
              <tr key={cents}>
                <td>
                  <Amount cents={cents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ),
    },
  },
  {
    file: 'components/Copyable.tsx',
    states: {
      kort: <Copyable label="Kenmerk" shown="ONL 2026 0042" />,
      lang: <Copyable label="Rekening" shown="NL91 ABNA 0417 1643 00" value="NL91ABNA0417164300" />,
    },
  },
  {
    file: 'components/CopyButton.tsx',
    states: { gewoon: <CopyButton label="Bedrag" value="1234,56" shown="€ 1.234,56" /> },
  },
  {
    file: 'components/DataList.tsx',
    states: {
      gevuld: (
        <DataList
          rows={[
            { label: 'Bedrag', value: <Amount cents={2_500_000} /> },
            { label: 'Rente per jaar', value: '3,5 %' },
            { label: 'Eerste betaling', value: <DateText date="2026-02-01" /> },
          ]}
        />
      ),
      'lange tekst': (
        <DataList
          rows={[
            { label: 'Waar de lening voor is, zoals je het zelf opschreef', value: LONG_TEXT },
            { label: 'Naam', value: LONG_NAME },
          ]}
        />
      ),
      leeg: <DataList rows={[{ label: 'Telefoon', value: '' }]} />,
    },
  },
  {
    file: 'components/DateText.tsx',
    states: { 'in een zin': <DateText date="2026-04-14" />, 'in een tabel': <DateText date="2026-04-14" table /> },
  },
  {
    file: 'components/FamilyMeter.tsx',
    states: {
      leeg: <FamilyMeter counted={[]} signed={[]} limit={4} />,
      gevuld: <FamilyMeter counted={['Sanne', 'Bram', 'Marijke']} signed={['Noor']} limit={4} />,
      vol: <FamilyMeter counted={['Sanne', 'Bram']} signed={[]} limit={2} />,
      'veel plaatsen': <FamilyMeter counted={['Sanne', 'Bram']} signed={['Noor', 'Daan']} limit={24} />,
    },
  },
  {
    file: 'components/Hints.tsx',
    states: {
      'een punt': <Hints title="Bij de rente" hints={[hint]} />,
      'twee punten, lange tekst': (
        <Hints
          title="Bij de lening"
          hints={[hint, { ...hint, id: 'long', title: 'Zet dit op papier', text: LONG_TEXT }]}
        />
      ),
    },
  },
  {
    file: 'components/InstantText.tsx',
    states: {
      'dag en tijd': <InstantText instant="2026-11-20T13:03:00.000Z" />,
      'alleen de dag': <InstantText instant="2026-11-20T13:03:00.000Z" day />,
    },
  },
  { file: 'components/QrCode.tsx', states: { gevuld: <QrCode qr={qr} title="QR-code om te betalen" /> } },
  {
    file: 'components/StateChip.tsx',
    states: {
      concept: <StateChip state="draft" label="Concept" />,
      wacht: <StateChip state="waiting" label="Wacht op handtekening" />,
      loopt: <StateChip state="running" label="Loopt" />,
      klaar: <StateChip state="done" label="Afgelost" />,
    },
  },
  {
    file: 'components/VisuallyHidden.tsx',
    states: {
      'alleen voorgelezen': (
        <span>
          Trek in<VisuallyHidden> wat over Sanne is vastgelegd</VisuallyHidden>
        </span>
      ),
    },
  },
];

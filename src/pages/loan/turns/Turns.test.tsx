import { screen, within } from '@testing-library/react';
import type { Turn } from '../../../../domain/wire/turn.ts';
import { aLoan, aUser } from '../../../store/test/family.ts';
import { json } from '../../../store/test/fakeNetwork.ts';
import { testStoreForEachTest } from '../../../store/test/testStore.ts';
import { aStand } from '../../../store/test/aStand.ts';
import { openLoanPage, RUNNING } from '../test/openLoanPage.tsx';

const testStore = testStoreForEachTest();
const loan = aLoan('een', '2026-01-01', 2_500_000);
const [jan] = loan.parties.from;
const [sanne] = loan.parties.to;
const marijke = { ...jan!, hashid: 'marijke', firstname: 'Marijke' };
const thomas = { ...sanne!, hashid: 'thomas', firstname: 'Thomas' };
const four = { ...loan, parties: { from: [{ ...jan!, firstname: 'Jan' }, marijke], to: [sanne!, thomas] } };
const asSanne = aUser({ hashid: sanne!.hashid, firstname: 'Sanne', family_role: 'member' });
const open = (turn: Turn, me = asSanne) => openLoanPage(testStore, four, me, json([]), { ...RUNNING, turns: [turn] });

const died: Turn = {
  ...{ party: marijke, side: 'from', kind: 'died', date: '2026-05-01' },
  ...{ receipts: ['Jan'], agrees: ['Noor'], on_paper: true },
};

describe('a death or a separation in a loan', () => {
  it('each loan of a deceased lender says what continues, who acts now and which papers there are', async () => {
    await open(died);
    const section = within(await screen.findByRole('region', { name: 'Marijke overleed op 1 mei 2026' }));
    for (const sentence of [
      'De lening loopt door, met dezelfde afspraken.',
      'Door het overlijden van Marijke hoeft niets eerder te worden terugbetaald.',
      /^Het deel van Marijke in wat nog openstaat, hoort bij de erfenis\./u,
      'Dat er geld binnenkwam, bevestigt nu Jan.',
      'Spreken jullie iets nieuws af, dan tekenen de erfgenamen van Marijke op papier. Noor legt dat hier vast.',
      /^De papieren voor de nabestaanden haalt wie de familie beheert op/u,
    ])
      expect(section.getByText(sentence)).toBeVisible();
    expect(section.getByRole('link', { name: 'De stand op een dag, bij Documenten' })).toBeVisible();
    expect(screen.getByText('Jullie moeten dit nog terugbetalen aan Jan en de erfgenamen van Marijke.')).toBeVisible();
  });

  it('addresses the remaining people on their side, and gives a manager the papers for the heirs', async () => {
    await open(died, aUser());
    expect(await screen.findByText(/^Jij en de erfgenamen van Marijke krijgen dit nog terug van/u)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Papieren voor de nabestaanden, bij Familie' })).toHaveAttribute(
      'href',
      '/familiebeheer/relaties',
    );
  });

  it('offers the papers for the heirs as the first action when nothing else waits, and otherwise leaves them out', async () => {
    const stands = aStand({ state: 'someone_died', first: 'estate_papers' });
    await openLoanPage(testStore, four, aUser(), json([]), { ...RUNNING, turns: [died], stands });
    const section = within(await screen.findByRole('region', { name: 'Marijke overleed op 1 mei 2026' }));
    const papers = section.getAllByRole('link', { name: 'Papieren voor de nabestaanden, bij Familie' });
    expect(papers).toHaveLength(1);
    expect(papers[0]).toHaveClass('MuiButton-contained');
  });

  it('says for separated borrowers that each still owes all of it, and how to release one', async () => {
    await open({ ...died, party: thomas, side: 'to', kind: 'parted', date: null, from: sanne!.hashid, agrees: [] });
    const section = within(await screen.findByRole('region', { name: 'Sanne en Thomas zijn uit elkaar' }));
    expect(section.getByText(/^Van Sanne en van Thomas kan nog steeds ieder de hele schuld/u)).toBeVisible();
    expect(section.getByText(/schriftelijk van ontslaan/u)).toBeVisible();
    expect(section.getByText('Verandert er iets, dan gaan Sanne en Thomas ieder zelf akkoord.')).toBeVisible();
    expect(section.queryByText(/nabestaanden/u)).not.toBeInTheDocument();
  });
});

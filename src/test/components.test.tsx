import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_TYPES } from '../../domain/contracts/types.ts';
import { makeSchedule } from '../../domain/loans/schedule.ts';
import { faults } from './axe.ts';
import { config } from './config.ts';
import { Amount } from '../components/Amount.tsx';
import { AppConfigContext } from '../components/appConfig.ts';
import { BalanceCurve } from '../pages/overview/wizard/BalanceCurve.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { ContractTypeMark } from '../pages/overview/ContractTypeMark.tsx';
import { DataList } from '../components/DataList.tsx';
import { DateText } from '../components/DateText.tsx';
import { FamilyDrawing } from '../components/drawings/FamilyDrawing.tsx';
import { PaperDrawing } from '../components/drawings/PaperDrawing.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { FailedState } from '../components/FailedState.tsx';
import { FamilyMeter } from '../components/FamilyMeter.tsx';
import { ListSkeleton } from '../components/ListSkeleton.tsx';
import { Page } from '../components/Page.tsx';
import { PageDialog } from '../components/PageDialog.tsx';
import { PersonAvatar } from '../components/PersonAvatar.tsx';
import { PersonName } from '../pages/relations/PersonName.tsx';
import { agreedLines } from '../pages/loan/ledgerView.ts';
import { ScheduleTable } from '../pages/loan/schedule/ScheduleTable.tsx';
import { Section } from '../components/Section.tsx';
import { StateChip } from '../components/StateChip.tsx';

const jan = { firstname: 'Jan', infix: 'de', lastname: 'Vries' };

/** The lines of the schedule in view. */
const dates = () => [...document.querySelectorAll('tbody:not([hidden]) time')].map((time) => time.textContent);

function linear() {
  const made = makeSchedule('LinearLoanContract', 2_500_000, {
    start_date: '2024-10-15',
    first_payment_date: '2024-12-01',
    rate_millipercent: 3500,
    term_months: 120,
  });
  if ('errors' in made) throw new Error(JSON.stringify(made.errors));
  return made.schedule;
}

describe('the components for a screen reader', () => {
  it('have no faults', async () => {
    const { container } = render(
      <main>
        <Page title="Overzicht" intro="Zo staan jullie ervoor." actions={<button type="button">Nieuw contract</button>}>
          <Section title="Deel">
            {CONTRACT_TYPES.map((type) => (
              <ContractTypeMark key={type} type={type} word />
            ))}
            <StateChip state="running" label="Loopt" />
            <PersonAvatar person={jan} />
            <PersonName person={jan} sorted deceased />
            <DateText date="2026-04-14" />
            <FamilyMeter counted={['Sanne', 'Bram']} signed={[]} limit={4} />
            <DataList rows={[{ label: 'Bedrag', value: <Amount cents={123_456} /> }]} />
            <EmptyState drawing={<PaperDrawing />} title="Nog geen contracten." />
            <EmptyState drawing={<FamilyDrawing />} title="Voeg eerst je familie toe" hint="Je partner of kind." />
            <FailedState title="Dat lukte niet." onRetry={() => undefined} />
            <ListSkeleton rows={2} />
            <BalanceCurve type="LinearLoanContract" principal={2_500_000} schedule={linear()} today="2026-11-20" />
            <ScheduleTable type="LinearLoanContract" schedule={agreedLines(linear())} today="2026-11-20" />
          </Section>
        </Page>
      </main>,
    );
    expect(await faults(container)).toEqual([]);
  });

  it('read out what is visible', () => {
    render(
      <>
        <FamilyMeter counted={['Sanne', 'Bram', 'Marijke']} signed={['Noor']} limit={4} />
        <PersonName person={jan} sorted deceased />
        <DateText date="2026-04-14" />
        <DateText date="2026-04-14" table />
        <BalanceCurve type="LinearLoanContract" principal={2_500_000} schedule={linear()} today="2026-11-20" />
      </>,
    );
    expect(screen.getByText('3 van 4 familieleden')).toBeVisible();
    expect(
      screen.getByText('Sanne, Bram en Marijke tellen mee. Noor heeft een eigen login en telt niet mee.'),
    ).toBeVisible();
    expect(screen.getByText(/Vries, Jan de/u)).toHaveTextContent('Vries, Jan de †, overleden');
    expect(screen.getByText('14 april 2026')).toHaveAttribute('datetime', '2026-04-14');
    expect(screen.getByText('14-04-2026')).toBeVisible();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Het bedrag dat nog open staat volgens het schema: van € 25.000 op 1 november 2024 naar € 0 op 1 november 2034. Vandaag staat er nog € 20.000,08 open.'.replaceAll(
        '€ ',
        '€\u00a0',
      ),
    );
  });
});

describe('the schedule per year', () => {
  it('opens the year of the next payment, and any other on request', async () => {
    const user = userEvent.setup();
    render(<ScheduleTable type="LinearLoanContract" schedule={agreedLines(linear())} today="2026-11-20" />);
    expect(screen.getByRole('button', { name: 'Verberg de termijnen van 2026' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByText(/eerstvolgende betaling/u).closest('tr')).toHaveTextContent('01-12-2026');
    const later = screen.getByRole('button', { name: 'Toon de termijnen van 2027' });
    expect(dates()).not.toContain('01-02-2027');
    await user.click(later);
    expect(dates()).toContain('01-02-2027');
  });

  it('opens and folds all years at once', async () => {
    const user = userEvent.setup();
    render(<ScheduleTable type="LinearLoanContract" schedule={agreedLines(linear())} today="2026-11-20" />);
    await user.click(screen.getByRole('button', { name: 'Toon alle termijnen' }));
    expect(dates().length).toBe(121);
    await user.click(screen.getByRole('button', { name: 'Toon alleen de jaren' }));
    expect(dates()).toEqual([]);
  });

  it('adds up, and explains the effect of rounding on the end', () => {
    render(<ScheduleTable type="LinearLoanContract" schedule={agreedLines(linear())} today="2026-11-20" />);
    const total = screen.getByRole('rowheader', { name: 'Totaal' }).closest('tr')!;
    expect(within(total).getByText('25.000,00')).toBeVisible();
    expect(screen.getByText('De laatste aflossing is € 0,40 hoger door afronding.')).toBeVisible();
  });
});

describe('a dialog', () => {
  it('that asks for confirmation starts at the safe choice and names the act', async () => {
    const user = userEvent.setup();
    const done: string[] = [];
    const { baseElement } = render(
      <AppConfigContext value={config}>
        <ConfirmDialog
          open
          title="Sanne blokkeren?"
          text="Sanne kan daarna niet meer inloggen."
          verb="Blokkeer"
          onConfirm={() => done.push('block')}
          onCancel={() => done.push('cancel')}
        />
      </AppConfigContext>,
    );
    expect(screen.getByRole('alertdialog', { name: 'Sanne blokkeren?' })).toHaveAccessibleDescription(
      'Sanne kan daarna niet meer inloggen.',
    );
    expect(screen.getByRole('button', { name: 'Annuleer' })).toHaveFocus();
    expect(await faults(baseElement)).toEqual([]);
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Blokkeer' }));
    await user.keyboard('{Escape}');
    expect(done).toEqual(['cancel', 'block', 'cancel']);
  });

  it('with a task closes by its button and by Escape, not by a press outside it', async () => {
    const user = userEvent.setup();
    let closed = 0;
    const { baseElement } = render(
      <AppConfigContext value={config}>
        <PageDialog open title="Nieuw contract" onClose={() => (closed += 1)}>
          <p>Stap 1</p>
        </PageDialog>
      </AppConfigContext>,
    );
    expect(screen.getByRole('dialog', { name: 'Nieuw contract' })).toBeVisible();
    await user.click(baseElement.querySelector('.MuiDialog-container')!);
    expect(closed).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Sluit' }));
    await user.keyboard('{Escape}');
    expect(closed).toBe(2);
  });
});

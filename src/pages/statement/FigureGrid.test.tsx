import { render, screen } from '@testing-library/react';
import { reconciliation } from '../../../domain/statements/statementLines.ts';
import { FigureGrid } from './FigureGrid.tsx';

const figures = {
  opening: 100_000,
  paid_out: 1_000,
  interest_charged: 3_000,
  interest_paid: 2_900,
  costs_charged: 50,
  costs_paid: 40,
  repaid: 2_000,
  repaid_extra: 500,
  paid_ahead: 100,
  forgiven: 200,
  closing: 98_310,
};

test.each(['AnnuityLoanContract', 'GiftContract'] as const)(
  'R-8.2 the figures of a %s have the same names and signs as its sum and the paper',
  (type) => {
    render(<FigureGrid figures={figures} closing="31 december" of={{ type, by_schedule: true }} />);
    const shown = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    const sum = reconciliation(figures, '31 december', { type, by_schedule: true });
    expect(shown).toEqual(sum.map(({ label, value }) => `${label} ${value}`));
  },
);

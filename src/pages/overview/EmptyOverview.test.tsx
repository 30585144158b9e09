import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EmptyOverview } from './EmptyOverview.tsx';

const draw = (hasFamily: boolean, newContract: string | false) =>
  render(
    <MemoryRouter>
      <EmptyOverview hasFamily={hasFamily} newContract={newContract} />
    </MemoryRouter>,
  );

test.each([
  [false, '/nieuw', 'Voeg je familie toe'],
  [true, '/nieuw', 'Nieuw contract'],
])(
  'R-8.1 an empty overview names the first act, and its faded picture is out of reach (family: %s)',
  async (hasFamily, newContract, act) => {
    draw(hasFamily, newContract);
    expect(await screen.findByText('Je dochter')).toBeVisible();
    expect(screen.getByText('Je dochter').closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([act]);
    expect(screen.queryByText(/€.0,00/u)).toBeNull();
  },
);

test('R-8.1 a reader who makes no contracts is asked nothing', () => {
  draw(true, false);
  expect(screen.getByText('Nog geen contracten.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

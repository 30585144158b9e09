import { render, screen } from '@testing-library/react';
import { EraseAsked } from './EraseAsked.tsx';

it('starts with the day of the erasure, also on a phone, where the rest is longer than the screen', () => {
  render(
    <EraseAsked
      answer={{ on: '2026-12-05', erased: ['Je account.'], kept: ['Je contracten.'] }}
      onClose={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('5 december 2026');
  expect(screen.getByRole('status')).toHaveFocus();
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SecurityBlock } from './SecurityBlock.tsx';

test('with an external account the block says where to arrange each thing, and what to do when somebody else was in it', () => {
  const security = { embedded: false, factor: null, passkeys: [], address_asked: null, address_changed: null };
  render(<SecurityBlock email="jan@voorbeeld.example" security={security} failed={false} onRetry={() => undefined} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText(/regel je bij de dienst waarmee je inlogt\.$/u)).toBeVisible();
  expect(
    screen.getByText(
      /^Zat iemand anders in je account\? Kies bij die dienst een nieuw wachtwoord.*neem contact met ons op\.$/u,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { FailedState } from './FailedState.tsx';

afterEach(() => jest.restoreAllMocks());

test('offline a failed part says that there is no connection, and offers to try again', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(
    <FailedState title="We konden dit contract niet ophalen." hint="Je gegevens zijn veilig." onRetry={jest.fn()} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Geen verbinding.');
  expect(screen.getByRole('button', { name: 'Probeer opnieuw' })).toBeVisible();
});

test('with a connection a failed part reassures with its own sentence', () => {
  render(<FailedState title="We konden dit contract niet ophalen." hint="Je gegevens zijn veilig." />);
  expect(screen.getByRole('alert')).toHaveTextContent('Je gegevens zijn veilig.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('verbinding');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmForm } from './ConfirmForm.tsx';

test('R-8.11 a confirming link accepts the chosen password, or a new one that meets the password rule', async () => {
  const sent: unknown[] = [];
  render(<ConfirmForm onSend={(said) => Promise.resolve(sent.push(said))} />);
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Ja, bevestig mijn e-mailadres' }));

  await confirm();
  expect((await screen.findAllByText('Vul je wachtwoord in.'))[0]).toBeVisible();
  await userEvent.type(screen.getByLabelText('Je wachtwoord'), 'oud');
  await confirm();
  expect(sent).toEqual([{ password: 'oud', fresh: false }]);

  await userEvent.click(screen.getByRole('button', { name: 'Ik weet mijn wachtwoord niet' }));
  const next = screen.getByLabelText('Nieuw wachtwoord');
  expect(next).toHaveValue('');
  await userEvent.type(next, 'zwak');
  await confirm();
  expect((await screen.findAllByText(/tekens/u))[0]).toBeVisible();
  await userEvent.clear(next);
  await userEvent.type(next, 'Tuinstoel-2027?');
  await confirm();
  expect(sent.slice(1)).toEqual([{ password: 'Tuinstoel-2027?', fresh: true }]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KeptForm } from './KeptForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';
import { forgetDraft, hasDrafts } from './useDraft.ts';

afterEach(() => localStorage.clear());

const show = (base = 1) =>
  render(
    <KeptForm keptAs="betaling" base={base} initialValues={{ note: '' }} onSubmit={() => Promise.resolve()}>
      <TextField name="note" label="Opmerking" />
      <SubmitButton>Bewaar</SubmitButton>
    </KeptForm>,
  );
const note = () => screen.getByLabelText('Opmerking');

test('a short form restores what was typed, and one press clears it', async () => {
  const user = userEvent.setup();
  const before = show();
  await user.type(note(), 'juni');
  before.unmount();
  show();
  expect(note()).toHaveValue('juni');
  await user.click(screen.getByRole('button', { name: 'Begin opnieuw' }));
  expect(note()).toHaveValue('');
  expect(hasDrafts()).toBe(false);
});

test('a draft is not restored over another original, after sending, or once forgotten', async () => {
  const user = userEvent.setup();
  const before = show();
  await user.type(note(), 'juni');
  before.unmount();
  const other = show(2);
  expect(note()).toHaveValue('');
  await user.type(note(), 'juli');
  await user.click(screen.getByRole('button', { name: 'Bewaar' }));
  expect(hasDrafts()).toBe(false);
  await user.type(note(), 'i');
  expect(hasDrafts()).toBe(true);
  forgetDraft('betaling');
  other.unmount();
  show(2);
  expect(note()).toHaveValue('');
});

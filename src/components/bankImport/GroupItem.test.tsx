import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LineGroup } from '../../../domain/bank/lineGroups.ts';
import { aLine } from '../../../domain/bank/test/lines.ts';
import { GroupItem } from './GroupItem.tsx';

test('a group of thousands of lines draws a hundred at a time, and ticks all of them', async () => {
  const lines = Array.from({ length: 10_000 }, (_, k) => k);
  const group: LineGroup = {
    key: 'k',
    certainty: 'perhaps',
    lines,
    loans: [],
    kind: 'payment',
    amount: 0,
    title: '10000 keer € 250,00',
    reason: '',
  };
  const read = {
    lines: lines.map((line) => ({
      line,
      certainty: 'perhaps' as const,
      why: { code: 'amount_only' as const },
      entries: [],
      replaces: [],
    })),
    bankLines: lines.map(() => aLine({ amount: 25_000 })),
    groups: [group],
    neverCame: [],
    loans: [],
    keptBefore: new Map<number, string>(),
  };
  const onTick = jest.fn();
  render(<GroupItem group={group} read={read} ticked={new Set()} onTick={onTick} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Toon de regels' }));
  const drawn = () => screen.getAllByText(/^01-02-2025 · /u);
  expect(drawn()).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Toon nog 100' }));
  expect(drawn()).toHaveLength(200);
  await user.click(screen.getByText('10000 keer € 250,00'));
  expect(onTick).toHaveBeenCalledWith(lines, true);
});

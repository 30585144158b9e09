import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faults } from '../../test/axe.ts';
import { Explain } from './Explain.tsx';
import type { Explanation } from './explanation.ts';

const explanation: Explanation = {
  rule: 'Ouders tellen samen als één gever.',
  article: 'Artikel 28 Successiewet 1956',
  sum: [
    { label: 'Vrijstelling 2026', value: '€ 6.908,00' },
    { label: 'Geschonken op 17 mei 2026', value: '€ -2.700,00' },
    { label: 'Nog vrij', value: '€ 4.208,00' },
  ],
  note: 'De bedragen staan in de Successiewet 1956.',
};

describe.each([{ compact: false }, { compact: true }])(
  '“Hoe komen jullie hieraan?”, compact: $compact',
  ({ compact }) => {
    const button = () => screen.getByRole('button', { name: 'Hoe komen jullie hieraan? Nog vrij voor Sanne' });

    beforeEach(() => {
      render(
        <main>
          <p>€ 4.208,00</p>
          <Explain of="Nog vrij voor Sanne" explanation={explanation} compact={compact} />
        </main>,
      );
    });

    it('R-8.2 answers with the rule, the article and the sum, by keyboard alone', async () => {
      const user = userEvent.setup();
      expect(button()).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByText(explanation.rule)).toBeNull();
      await user.tab();
      expect(button()).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(button()).toHaveAttribute('aria-expanded', 'true');
      const answer = screen.getByRole('group', { name: 'Uitleg bij: Nog vrij voor Sanne' });
      for (const text of [
        explanation.rule,
        explanation.article,
        explanation.note,
        'Geschonken op 17 mei 2026',
        '€ 4.208,00',
      ])
        expect(answer).toHaveTextContent(text!);
      expect(answer).toHaveAttribute('id', button().getAttribute('aria-controls'));
      await user.keyboard('{Escape}');
      expect(screen.queryByText(explanation.rule)).toBeNull();
      expect(button()).toHaveFocus();
    });

    it('has no faults for a screen reader, closed and open', async () => {
      expect(await faults(document.body)).toEqual([]);
      await userEvent.click(button());
      expect(await faults(document.body)).toEqual([]);
    });
  },
);

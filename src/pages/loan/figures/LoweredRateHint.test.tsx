import { render, screen } from '@testing-library/react';
import { draftEvent } from '../../../../domain/loans/events/draftEvent.ts';
import type { LoanDetail } from '../../../../domain/wire/contract.ts';
import { aLoan } from '../../../store/test/family.ts';
import { faults } from '../../../test/axe.ts';
import { LoweredRateHint } from './LoweredRateHint.tsx';

const TODAY = '2026-06-15';

/** 200.000 without repayment for twenty years from 1 March 2024, at 4 % as a bank asked. */
function loan(): LoanDetail {
  const made = aLoan('een', '2024-03-01', 20_000_000);
  const terms = { rate_millipercent: 4_000, compared_rate_millipercent: 4_000, callable: 'limited' } as const;
  return {
    ...made,
    type: 'RepaymentFreeLoanContract',
    contract: { ...made.contract, ...terms, first_payment_date: '2024-04-01', term_months: 240 },
    events: [],
    ledger_version: 0,
  };
}

async function written(rate_millipercent: number, date: string): Promise<string> {
  const content = { kind: 'rate_change', rate_millipercent, date } as const;
  const { container } = render(<LoweredRateHint loan={loan()} content={content} note="" today={TODAY} />);
  expect(await faults(container)).toEqual([]);
  return container.textContent;
}

describe('law 35: the interest given up by a lower rate, next to its form', () => {
  it('belongs to the year in which all agree: this year at the earliest, also for a rate that begins later', async () => {
    const said = await written(0, '2028-01-01');
    expect(said).toMatch(/een schenking in 2026: van het jaar waarin iedereen akkoord is\./u);
    expect(said).toContain('Of de Belastingdienst zo rekent, vraag je je notaris.');
    expect(said).not.toContain('niet eerder');
  });

  it('says for a past day that it does not count from then', async () => {
    expect(await written(1_000, '2025-01-01')).toMatch(
      /^Een lagere rente geldt niet eerder dan de dag dat iedereen akkoord is\./u,
    );
    expect(screen.getAllByRole('alert')).toHaveLength(2);
  });

  it('is shown for taking back a raised rate, not a lowered one', () => {
    const back = (rate_millipercent: number) => {
      const events = [{ ...draftEvent({ kind: 'rate_change', date: '2026-01-01', rate_millipercent }), hashid: 'e0' }];
      const content = { kind: 'correction', event: 'e0' } as const;
      return render(<LoweredRateHint loan={{ ...loan(), events }} content={content} note="" today={TODAY} />).container
        .textContent;
    };
    expect(back(5_000)).toContain('een schenking in 2026');
    expect(back(3_000)).toBe('');
  });

  it('is not shown for a higher rate', async () => {
    expect(await written(4_500, '2025-01-01')).toBe('');
  });
});

import { Calculator } from 'amortizejs';
import { Finance } from 'financejs';
import { ipmt, pmt, ppmt } from 'financial';
import { Loan as LoanJs } from 'loanjs';
import { type Line, type Loan, MONTHS } from './loan.ts';

const cents = (euros: number) => Math.round(euros * 100);
const finance = new Finance();

/** A package with only a payment function gets the loop from its readme: interest over the balance, the rest repaid. */
function aroundPayment(payment: number, { total, rate }: Loan): Line[] {
  let balance = total / 100;
  return Array.from({ length: MONTHS }, () => {
    const interest = (balance * rate) / 1_200_000;
    balance -= payment - interest;
    return {
      payment: cents(payment),
      interest: cents(interest),
      principal: cents(payment - interest),
      balance: cents(balance),
    };
  });
}

/**
 * The npm packages people pick for a schedule, each used as its readme says, with amounts rounded to cents at the
 * end.
 */
export const peers: Record<string, (loan: Loan) => Line[]> = {
  loanjs({ total, rate }) {
    const { installments } = LoanJs(total / 100, MONTHS, rate / 1_000);
    return installments.map(({ installment, interest, capital, remain }) => ({
      payment: cents(installment),
      interest: cents(interest),
      principal: cents(capital),
      balance: cents(remain),
    }));
  },
  amortizejs({ total, rate }) {
    const { schedule, periodicPayment } = Calculator.calculate({
      method: 'mortgage',
      apr: rate / 1_000,
      balance: total / 100,
      loanTerm: MONTHS,
    });
    return schedule.map(({ interest, principal, remainingBalance }) => ({
      payment: cents(periodicPayment),
      interest: cents(interest),
      principal: cents(principal),
      balance: cents(remainingBalance),
    }));
  },
  financejs: (loan) => aroundPayment(finance.AM(loan.total / 100, loan.rate / 1_000, MONTHS, 1), loan),
  financial({ total, rate }) {
    const [monthly, borrowed] = [rate / 1_200_000, total / 100];
    const payment = -pmt(monthly, MONTHS, borrowed);
    let balance = borrowed;
    return Array.from({ length: MONTHS }, (_, k) => {
      const [interest, principal] = [-ipmt(monthly, k + 1, MONTHS, borrowed), -ppmt(monthly, k + 1, MONTHS, borrowed)];
      balance -= principal;
      return {
        payment: cents(payment),
        interest: cents(interest),
        principal: cents(principal),
        balance: cents(balance),
      };
    });
  },
};

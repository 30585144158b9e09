/** The part of amortizejs that the benchmark uses; the package has no types of its own. */
declare module 'amortizejs' {
  interface Payment {
    interest: number;
    principal: number;
    remainingBalance: number;
  }
  export const Calculator: {
    calculate(config: { method: 'mortgage'; apr: number; balance: number; loanTerm: number }): {
      schedule: Payment[];
      periodicPayment: number;
    };
  };
}

import type { Verdict } from '../wire/statement.ts';

/** What the check is called, on the screen and on paper: it judges the repayment, not the whole of the deduction. */
export const CHECK_TITLE = 'Aflossing voor de renteaftrek';

/** A verdict in words; never a colour alone. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  green: 'Genoeg afgelost',
  amber: 'Let op',
  red: 'Niet aftrekbaar',
};

/** What stands above the open points. */
export const OPEN_POINTS = 'Dit vraagt de Wet IB 2001 ook, en weten wij niet:';

import type { Verdict } from '../wire/statement.ts';

/** The title of the check, on the screen and in print: it judges the repayment, not the whole deduction. */
export const CHECK_TITLE = 'Aflossing voor de renteaftrek';

/** A verdict in words; never a colour alone. */
export const VERDICTS: Readonly<Record<Verdict, string>> = {
  green: 'Genoeg afgelost',
  amber: 'Let op',
  red: 'Niet aftrekbaar',
};

/** The heading above the open points. */
export const OPEN_POINTS = 'Dit vraagt de Wet IB 2001 ook, en weten wij niet:';

import { Type } from 'typebox';
import { Cents, oneOf } from './basics.ts';
import { HOME_STATES } from './choices/statement.ts';
import { IsoDateText } from './isoDateText.ts';

/**
 * One loan in one year: opening + paid_out + interest_charged + costs_charged − interest_paid − costs_paid − repaid −
 * repaid_extra − paid_ahead − forgiven = closing.
 */
export const LoanFigures = Type.Object({
  /** The balance on 1 January, at the start of the day. */
  opening: Cents,
  /** Lent out in the year itself. */
  paid_out: Cents,
  /** The interest that fell due, or was paid before it did. */
  interest_charged: Cents,
  interest_paid: Cents,
  /** Costs the borrower owes besides principal and interest; kept apart, as only interest goes into a tax return. */
  costs_charged: Cents,
  costs_paid: Cents,
  /** The principal repaid by the schedule, also before it fell due. */
  repaid: Cents,
  repaid_extra: Cents,
  /**
   * Interest paid too long before it fell due to count yet (art. 3.120 lid 3 Wet IB 2001); below zero if more of it
   * fell due than came in.
   */
  paid_ahead: Cents,
  forgiven: Cents,
  /** The balance on 31 December, or so far in the current year. */
  closing: Cents,
});

/** A part of the year of a loan, in which its home was an own home or was not (art. 3.111 Wet IB 2001). */
export const HomePart = Type.Object({
  from: IsoDateText,
  until: IsoDateText,
  own: Type.Boolean(),
  state: oneOf(HOME_STATES),
  figures: LoanFigures,
  /** For an own home that stops being one then: unpaid interest of the time until then. */
  running: Cents,
});

/** One deed of the audit log, as a person reads it. */
export interface ActivityLine {
  /** Its number in this log, counted from its first line: the log only grows, so it never changes. */
  n: number;
  /** Instant, UTC. */
  at: string;
  /** A Dutch sentence that says who did what. */
  text: string;
  /** The network address it was done from; only of what the reader did, or, for administrators, an administrator. */
  from: string | null;
  /** What the deed changed; only where an administrator reads what an administrator did, else empty. */
  changes: ActivityChange[];
}

/** One thing a deed changed, in words a person reads. */
export interface ActivityChange {
  label: string;
  /** null: there was nothing yet, or nothing is left. */
  before: string | null;
  after: string | null;
}

/** A page of a log, newest first. `next`: what to ask as `before` for older lines; null at the end. */
export interface ActivityPage {
  lines: ActivityLine[];
  next: number | null;
}

import type { ReactNode } from 'react';

/** Draws what covers the page, or takes the focus when it comes: it is opened by a button, and gets what closes it. */
export type Opened = (close: () => void) => ReactNode;

/** A file of src/components or src/forms, with its components in each of their states. */
export interface Entry {
  /** Its path within src: 'components/Amount.tsx'. */
  file: string;
  /** By a short Dutch name, unique within the file; in the order in which they are shown. */
  states: Readonly<Record<string, ReactNode | Opened>>;
  /** Takes the whole width of the page, where others stand two beside each other. */
  wide?: true;
}

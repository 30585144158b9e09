import type { FocusEvent } from 'react';

/** Whether the focus went out of a group of controls, not from one control in it to another. */
export function leftGroup(event: FocusEvent<HTMLElement>): boolean {
  return !event.currentTarget.contains(event.relatedTarget);
}

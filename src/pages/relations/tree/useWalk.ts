import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Card } from '../../../../domain/family/treeLayout.ts';
import { isWalkKey, walk } from '../../../../domain/family/walk.ts';

interface Walk {
  /** Hashid of the one card the Tab key stops at; null when there is none. */
  stop: string | null;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

/** Walks the cards (buttons with `data-hashid`) with the arrow keys: one stop for Tab, as in a toolbar. */
export function useWalk<Person extends { hashid: string }>(cards: readonly Card<Person>[]): Walk {
  const [last, setLast] = useState<string | null>(null);
  const stop = cards.some(({ person }) => person.hashid === last) ? last : (cards[0]?.person.hashid ?? null);
  return {
    stop,
    onFocus: ({ target }) => setLast(target.dataset['hashid'] ?? last),
    onKeyDown: (event) => {
      const from = cards.find(({ person }) => person.hashid === stop);
      if (!from || !isWalkKey(event.key)) return;
      event.preventDefault(); // the page does not scroll away from under the walk
      const to = walk(cards, from, event.key).person.hashid;
      event.currentTarget.querySelector<HTMLElement>(`button[data-hashid="${to}"]`)?.focus();
    },
  };
}

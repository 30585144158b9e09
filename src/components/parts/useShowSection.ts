import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { goToSection } from '../goToSection.ts';

/** Marks the section of a part that is closed. */
export const CLOSED = 'data-dicht';

/**
 * The press of a link within the page. A target in sight gets the focus, and the address stays, so that Back still
 * leaves the page. One in a closed part goes into the address: the part opens itself (useFold.ts).
 */
export function useShowSection(): (event: MouseEvent, id: string) => void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  return (event, id) => {
    event.preventDefault();
    const section = document.getElementById(id);
    if (section && section.closest(`[${CLOSED}]`) === null) goToSection(section);
    else void navigate({ search, hash: id }, { state });
  };
}

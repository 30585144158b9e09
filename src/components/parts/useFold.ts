import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { goToSection } from '../goToSection.ts';
import { useLatch } from '../useLatch.ts';
import { CLOSED } from './useShowSection.ts';
import { useOpenParts } from './useOpenParts.ts';
import { usePrinting } from './usePrinting.ts';

export interface FoldOptions {
  /** In the address once it is open; also the target of a link. */
  name: string;
  /** Targets of links within it. */
  anchors?: readonly string[];
  /** It asks something, or the page is about it: it is open, and is not folded away. */
  fixed?: boolean;
  /** Its content is fetched while it is closed, as paper has it too. */
  onPaper?: boolean;
}

export interface Fold {
  open: boolean;
  fixed: boolean;
  /** Whether the content is drawn: what was opened once stays, hidden, with all that was typed in it. */
  drawn: boolean;
  toggle: () => void;
  /** The properties of the section, of the button in its heading, and of its content. */
  section: { id: string; [CLOSED]?: true };
  button: { 'aria-expanded': boolean; 'aria-controls': string; ref: RefObject<HTMLButtonElement | null> };
  content: { id: string; hidden: boolean; ref: RefObject<HTMLDivElement | null> };
}

/**
 * A part of a page that is folded until it is asked for (docs/decisions/0037). A link to it, or to something in it,
 * opens it and moves the focus there. Print shows all.
 */
export function useFold({ name, anchors = [], fixed: asks = false, onPaper = false }: FoldOptions): Fold {
  const parts = useOpenParts();
  const { hash } = useLocation();
  const printing = usePrinting();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string | null>(null);
  // Answered meanwhile, it stays open: nobody sees it close under their hands.
  const fixed = useLatch(asks);
  const open = fixed || parts.isOpen(name);
  const wasOpen = useLatch(open);

  const linked = [name, ...anchors].find((anchor) => hash === `#${anchor}`);
  useEffect(() => {
    if (linked === undefined) return;
    setTarget(linked);
    // The hash has done its work: a reload, or Back, does not move the focus again.
    parts.setOpen(name, !fixed, 'catchUp');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per arrival
  }, [linked]);
  useEffect(() => {
    if (target === null || !open) return;
    const found = document.getElementById(target) ?? document.getElementById(name);
    if (found) goToSection(found);
    setTarget(null);
  }, [target, open, name]);

  useLayoutEffect(() => {
    // Back closed it: on `body` a keyboard starts at the top again.
    if (!open && content.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, [open]);

  return {
    open,
    fixed,
    drawn: wasOpen || onPaper || printing,
    toggle: () => parts.setOpen(name, !open),
    section: { id: name, ...(!open && { [CLOSED]: true }) },
    button: { 'aria-expanded': open, 'aria-controls': id, ref: button },
    content: { id, hidden: !open && !printing, ref: content },
  };
}

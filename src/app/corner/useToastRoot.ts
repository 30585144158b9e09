import { useEffect, useState } from 'react';

/**
 * Where toasts are in the document: next to the app, and never hidden from a screen reader. A dialog hides everything
 * next to itself (aria-hidden), even a message about an action in it; this undoes that.
 */
export function useToastRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(root);
    const observer = new MutationObserver(() => root.removeAttribute('aria-hidden'));
    observer.observe(root, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      root.remove();
    };
  }, [root]);
  return root;
}

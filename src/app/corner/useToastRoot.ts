import { useEffect, useState } from 'react';

/**
 * Where toasts stand in the document: beside the app, and never hidden from a screen reader. A dialog hides everything
 * beside itself (aria-hidden), also a message about what was done in it; this one takes that off again.
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

import type { ReactNode } from 'react';

/** Text for a screen reader alone (public/index.html). */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className="alleen-voorgelezen">
      {children}
    </span>
  );
}

import type { ReactNode } from 'react';

/** Text for a screen reader alone (app/theme/globalStyles.tsx). */
export function VisuallyHidden({ children, id }: { children: ReactNode; id?: string }) {
  return (
    <span id={id} className="alleen-voorgelezen">
      {children}
    </span>
  );
}

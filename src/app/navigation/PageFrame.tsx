import type { ComponentType, RefObject } from 'react';
import { PageBoundary } from '../PageBoundary.tsx';
import { useArrival } from './useArrival.ts';

interface PageFrameProps {
  page: ComponentType;
  title: string;
  lastPathRef: RefObject<string | null>;
}

/** A page in its place: its title, the focus on its heading, and a net under it. */
export function PageFrame({ page: Page, ...arrival }: PageFrameProps) {
  return (
    <PageBoundary>
      <Page />
      <Arrived {...arrival} />
    </PageBoundary>
  );
}

/** Beside the page, so that its effect runs when the page stands. */
function Arrived({ title, lastPathRef }: Omit<PageFrameProps, 'page'>) {
  useArrival(title, lastPathRef);
  return null;
}

import type { ComponentType, RefObject } from 'react';
import { PageBoundary } from '../PageBoundary.tsx';
import { useArrival } from './useArrival.ts';

interface PageFrameProps {
  page: ComponentType;
  title: string;
  lastPathRef: RefObject<string | null>;
}

/** The frame of a page: its title, the focus on its heading, and an error boundary. */
export function PageFrame({ page: Page, ...arrival }: PageFrameProps) {
  return (
    <PageBoundary>
      <Page />
      <Arrived {...arrival} />
    </PageBoundary>
  );
}

/** Next to the page, so that its effect runs when the page is mounted. */
function Arrived({ title, lastPathRef }: Omit<PageFrameProps, 'page'>) {
  useArrival(title, lastPathRef);
  return null;
}

import { ExplainFrame, type ExplainFrameProps } from './ExplainFrame.tsx';
import { ExplainPanel } from './ExplainPanel.tsx';
import type { Explanation } from './explanation.ts';

/** The question next to a figure, with its answer. */
export function Explain({ explanation, ...frame }: Omit<ExplainFrameProps, 'children'> & { explanation: Explanation }) {
  return (
    <ExplainFrame {...frame}>
      <ExplainPanel explanation={explanation} />
    </ExplainFrame>
  );
}

import type { TreeMeasures } from '../../../../domain/family/treeLayout.ts';

/** The measures in pixels; a card holds a photo, two lines of name, a role and two lines of status. */
export const measures: TreeMeasures = { card: { width: 160, height: 184 }, coupleGap: 28, siblingGap: 36, rowGap: 72 };

import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { FC, ReactNode } from 'react';

export type LineIcon = FC<SvgIconProps>;

/**
 * An icon drawn with a line on a grid of 24, in the style of the illustrations (docs/screens.md 6). Decorative unless
 * given a `titleAccess`.
 */
export function lineIcon(name: string, drawing: ReactNode): LineIcon {
  const Icon: LineIcon = (props) => (
    <SvgIcon {...props}>
      <g stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" strokeLinejoin="round" fill="none">
        {drawing}
      </g>
    </SvgIcon>
  );
  Icon.displayName = name;
  return Icon;
}

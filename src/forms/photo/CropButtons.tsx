import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowRightIcon } from '../../components/icons/icons.tsx';
import type { LineIcon } from '../../components/icons/lineIcon.tsx';
import { RotateIcon, ZoomInIcon, ZoomOutIcon } from '../../components/icons/peopleIcons.tsx';
import { photoText } from '../../text/photo.ts';

const text = photoText.crop;

interface Act {
  label: string;
  Icon: LineIcon;
  /** The rotation of the icon in degrees. */
  turn?: number;
  act: () => void;
}

interface CropButtonsProps {
  onZoom: (direction: 1 | -1) => void;
  /** Moves the photo by a number of steps along each axis. */
  onMove: (x: number, y: number) => void;
  onRotate: () => void;
}

/** Everything dragging and pinching can do, by buttons (WCAG 2.2 SC 2.5.7). */
export function CropButtons({ onZoom, onMove, onRotate }: CropButtonsProps) {
  const acts: Act[] = [
    { label: text.zoomOut, Icon: ZoomOutIcon, act: () => onZoom(-1) },
    { label: text.zoomIn, Icon: ZoomInIcon, act: () => onZoom(1) },
    { label: text.left, Icon: ArrowRightIcon, turn: 180, act: () => onMove(-1, 0) },
    { label: text.right, Icon: ArrowRightIcon, act: () => onMove(1, 0) },
    { label: text.up, Icon: ArrowRightIcon, turn: -90, act: () => onMove(0, -1) },
    { label: text.down, Icon: ArrowRightIcon, turn: 90, act: () => onMove(0, 1) },
    { label: text.rotate, Icon: RotateIcon, act: onRotate },
  ];
  return (
    <Box
      role="group"
      aria-label={text.title}
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5 }}
    >
      {acts.map(({ label, Icon, turn = 0, act }) => (
        <IconButton key={label} aria-label={label} title={label} onClick={act}>
          <Icon sx={{ transform: `rotate(${turn}deg)` }} />
        </IconButton>
      ))}
    </Box>
  );
}

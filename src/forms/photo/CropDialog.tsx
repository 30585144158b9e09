import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { PageDialog } from '../../components/PageDialog.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { photoText } from '../../text/photo.ts';
import { CropButtons } from './CropButtons.tsx';
import { within, zoomed, ZOOM, type Point, type Size } from './cropMaths.ts';
import { cropperSx } from './cropperSx.ts';
import { cutPhoto, type Cut } from './cutPhoto.ts';

const text = photoText.crop;
const STEP = 16;
const nothing: Size = { width: 0, height: 0 };

interface CropDialogProps {
  /** Object URL of the chosen photo. */
  url: string;
  onDone: (cut: Blob) => void;
  onCancel: () => void;
  /** Called when the browser can't read it as a photo. */
  onUnreadable: () => void;
}

/** Crops a chosen photo to a round portrait, by dragging, pinching, keys or buttons. */
export function CropDialog({ url, onDone, onCancel, onUnreadable }: CropDialogProps) {
  const [place, setPlace] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [rotation, setRotation] = useState(0);
  const [media, setMedia] = useState(nothing);
  const [size, setSize] = useState(nothing);
  const [cut, setCut] = useState<Cut | null>(null);
  const [busy, setBusy] = useState(false);

  const frame = { media, cut: size, zoom, rotation };
  const zoomBy = (direction: 1 | -1) => {
    const next = zoomed(zoom, direction);
    setZoom(next);
    setPlace(within(place, { ...frame, zoom: next }));
  };
  const rotate = () => {
    const next = (rotation + 90) % 360;
    setRotation(next);
    setPlace(within({ x: -place.y, y: place.x }, { ...frame, rotation: next }));
  };
  async function use(): Promise<void> {
    if (!cut) return;
    setBusy(true);
    await cutPhoto(url, cut, rotation).then(onDone, onUnreadable);
  }

  return (
    <PageDialog open title={text.title} closeLabel={text.cancel} onClose={onCancel}>
      <Typography sx={{ mb: 2 }}>{text.hint}</Typography>
      <Box sx={cropperSx}>
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          rotation={rotation}
          minZoom={ZOOM.min}
          maxZoom={ZOOM.max}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ role: 'group', 'aria-label': text.area }}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onMediaLoaded={setMedia}
          onCropSizeChange={setSize}
          onCropAreaChange={(_percentages, pixels) => setCut(pixels)}
        />
      </Box>
      <Box sx={{ my: 2 }}>
        <CropButtons
          onZoom={zoomBy}
          onMove={(x, y) => setPlace(within({ x: place.x + x * STEP, y: place.y + y * STEP }, frame))}
          onRotate={rotate}
        />
        <span role="status">
          <VisuallyHidden>{text.scale(Math.round(zoom * 100))}</VisuallyHidden>
        </span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button variant="contained" onClick={() => void use()} disabled={!cut} loading={busy}>
          {text.use}
        </Button>
      </Box>
    </PageDialog>
  );
}

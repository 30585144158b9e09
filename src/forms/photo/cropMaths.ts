export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The sizes of the cropper, in pixels on the screen: the whole photo at zoom 1, and the cut. */
export interface CropFrame {
  media: Size;
  cut: Size;
  zoom: number;
  /** The rotation in quarter turns of 90 degrees. */
  rotation: number;
}

export const ZOOM = { min: 1, max: 4, step: 0.2 } as const;

/** The room a photo takes when it is turned by `rotation` degrees, a multiple of 90. */
export const turned = ({ width, height }: Size, rotation: number): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The nearest position of the photo that still fills the crop. */
export function within(place: Point, { media, cut, zoom, rotation }: CropFrame): Point {
  const photo = turned(media, rotation);
  const clamp = (value: number, size: number, needed: number) => {
    const reach = Math.max(0, (size * zoom - needed) / 2);
    return Math.min(reach, Math.max(-reach, value));
  };
  return { x: clamp(place.x, photo.width, cut.width), y: clamp(place.y, photo.height, cut.height) };
}

/** One press of zoom in (1) or out (-1). */
export const zoomed = (zoom: number, direction: 1 | -1): number =>
  Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round((zoom + direction * ZOOM.step) * 10) / 10));

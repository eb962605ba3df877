import { aimedAt, renamed, type Area, type QuarterTurn } from './crop-geometry.ts';
import { encode, type LoadedImage } from './read-image.ts';

/** The longest side of the result. Even as an uncompressed PNG it stays well below 2 MB. */
const largest = 512;

/** Returns the selected part of an image as a file. */
export async function cropImage(
  { canvas: source, type }: LoadedImage,
  { area, turn, name }: { area: Area; turn: QuarterTurn; name: string },
): Promise<File> {
  const side = Math.max(1, Math.min(largest, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Expected a 2D canvas context, but the browser returned none.');
  context.imageSmoothingQuality = 'high';
  context.setTransform(...aimedAt(source, turn, area, side));
  context.drawImage(source, 0, 0);
  return new File([await encode(canvas, type)], renamed(name, type), { type });
}

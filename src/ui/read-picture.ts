import { sized, within } from './crop-geometry.ts';

/** A picture that is ready to be aimed at and drawn from, no larger than is of use. */
export interface LoadedImage {
  canvas: HTMLCanvasElement;
  /** For an `<img>`; whoever has read the picture revokes it. */
  url: string;
  /** What a part of it is to be written as: a photograph stays one, all else keeps its transparency. */
  type: 'image/png' | 'image/jpeg';
}

/** Cut to a third of its short side it still has the pixels of the largest result. */
const longest = 2048;

/**
 * Reads a picture. A large one is decoded and shrunk beside the page's own work, which goes on; an
 * SVG is drawn as a picture and never becomes a part of the page. Throws when the file is none.
 */
export async function readImage(file: File, signal: AbortSignal): Promise<LoadedImage> {
  const isSvg = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const canvas = isSvg ? await drawSvg(file) : await drawPhoto(file);
  signal.throwIfAborted();
  const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png';
  const blob = await encode(canvas, type);
  signal.throwIfAborted();
  return { canvas, url: URL.createObjectURL(blob), type };
}

/** A canvas as a file's content. */
export async function encode(canvas: HTMLCanvasElement, type: LoadedImage['type']): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  if (!blob) throw new Error('The canvas could not be encoded.');
  return blob;
}

async function drawPhoto(file: File): Promise<HTMLCanvasElement> {
  // Its size is known before its pixels are decoded.
  const { naturalWidth: width, naturalHeight: height } = await load(file);
  const size = within({ width, height }, longest);
  const bitmap = await createImageBitmap(file, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  try {
    return draw(bitmap, size);
  } finally {
    bitmap.close();
  }
}

async function drawSvg(file: File): Promise<HTMLCanvasElement> {
  const source = sized(await file.text(), longest);
  const image = await load(new Blob([source], { type: 'image/svg+xml' }));
  // What has no pixels of its own is drawn as large as is of use.
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = longest / Math.max(width, height);
  return draw(image, within({ width: width * scale, height: height * scale }, longest));
}

async function load(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.addEventListener('load', resolve);
      image.addEventListener('error', () => reject(new Error('The file is no picture.')));
      image.src = url;
    });
    if (!(image.naturalWidth > 0 && image.naturalHeight > 0)) {
      throw new Error('The picture has no size.');
    }
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function draw(image: CanvasImageSource, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

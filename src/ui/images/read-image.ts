import { sized, within } from './crop-geometry.ts';

/** An image that is ready to be cropped, scaled down to the maximum useful size. */
export interface LoadedImage {
  canvas: HTMLCanvasElement;
  /** For an `<img>`; the caller that has loaded the image revokes it. */
  url: string;
  /** The file type of a crop: a JPEG stays a JPEG, all others keep their transparency as PNG. */
  type: 'image/png' | 'image/jpeg';
}

/** In px: a crop of a third of the short side still has enough pixels for the largest result. */
const longest = 2048;

/**
 * Loads an image. A large one is decoded and scaled down off the main thread; an SVG is drawn as an
 * image and never becomes part of the page. Throws if the file is not an image.
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

/** Encodes a canvas as a file's content. */
export async function encode(canvas: HTMLCanvasElement, type: LoadedImage['type']): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.92);
  });
  if (!blob) throw new Error('Expected `canvas.toBlob` to return an image, but it returned null.');
  return blob;
}

async function drawPhoto(file: File): Promise<HTMLCanvasElement> {
  // Reads the size before the pixels are decoded.
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
  // A vector image is drawn at the maximum useful size.
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
      throw new Error('Expected an image with a width and a height, but found 0.');
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
  if (!context) throw new Error('Expected a 2D canvas context, but the browser returned none.');
  context.drawImage(image, 0, 0, width, height);
  return canvas;
}

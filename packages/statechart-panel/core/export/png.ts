import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';
import { toSvg } from './svg.ts';

/** In pixels; browsers do not render a larger canvas. */
const maxPixels = 16_000;

/** The drawing of a chart as a PNG file, by default at 200 % so that it prints well. */
export async function toPng(chart: Chart, drawing: Drawing, scale = 2): Promise<Blob> {
  const fitting = Math.min(scale, maxPixels / Math.max(drawing.width, drawing.height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvg(chart, drawing))}`;
  await image.decode();
  const canvas = new OffscreenCanvas(
    Math.ceil(drawing.width * fitting),
    Math.ceil(drawing.height * fitting),
  );
  const pen = canvas.getContext('2d');
  if (!pen)
    throw new Error(
      'The PNG needs a 2D canvas, but the browser returned none; export the chart as SVG.',
    );
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/png' });
}

import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';

type LayOut = (chart: Chart) => Promise<Drawing>;

let layOut: LayOut | null = null;
const drawings = new Map<string, Drawing | null>();

/** How charts are laid out; where there is no worker to do it, they are not. */
export function layChartsOutBy(given: LayOut): void {
  layOut = given;
}

/** A chart laid out; null until it is, which is told then. */
export function drawingOf(chart: Chart, onDrawn: () => void): Drawing | null {
  const { hash } = chart;
  const known = drawings.get(hash);
  if (known !== undefined || !layOut) return known ?? null;
  drawings.set(hash, null);
  void draw(chart, layOut, onDrawn);
  return null;
}

async function draw(chart: Chart, by: LayOut, onDrawn: () => void): Promise<void> {
  try {
    drawings.set(chart.hash, await by(chart));
    onDrawn();
  } catch (error) {
    console.error('A chart could not be laid out.', error);
  }
}

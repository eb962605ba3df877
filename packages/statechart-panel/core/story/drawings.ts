import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';

type LayOut = (chart: Chart) => Promise<Drawing>;

let layOut: LayOut | null = null;
const drawings = new Map<string, Drawing>();
/** Callbacks, by the hash of the chart that is being laid out. */
const waiting = new Map<string, (() => void)[]>();

/** Sets the layout function; without a worker, charts are not laid out. */
export function layChartsOutBy(given: LayOut): void {
  layOut = given;
}

/** Starts the layout of a chart before it is requested. */
export function drawAhead(chart: Chart): void {
  getDrawing(chart, () => undefined);
}

/** The drawing of a chart; null until it is laid out, then the callback is called. */
export function getDrawing(chart: Chart, onDrawn: () => void): Drawing | null {
  const known = drawings.get(chart.hash);
  if (known || !layOut) return known ?? null;
  const others = waiting.get(chart.hash);
  others?.push(onDrawn);
  if (!others) {
    waiting.set(chart.hash, [onDrawn]);
    void draw(chart, layOut);
  }
  return null;
}

async function draw(chart: Chart, by: LayOut): Promise<void> {
  try {
    drawings.set(chart.hash, await by(chart));
    for (const notify of waiting.get(chart.hash) ?? []) notify();
  } catch (error) {
    console.error("A chart couldn't be laid out.", error);
  }
  waiting.delete(chart.hash);
}

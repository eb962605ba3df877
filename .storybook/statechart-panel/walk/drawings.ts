import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';

type LayOut = (chart: Chart) => Promise<Drawing>;

let layOut: LayOut | null = null;
const drawings = new Map<string, Drawing>();
/** Who wants to be told, by the hash of a chart that is being laid out. */
const waiting = new Map<string, (() => void)[]>();

/** How charts are laid out; where there is no worker to do it, they are not. */
export function layChartsOutBy(given: LayOut): void {
  layOut = given;
}

/** Begins to lay out a chart that will be asked for. */
export function drawAhead(chart: Chart): void {
  getDrawing(chart, () => undefined);
}

/** A chart laid out; null until it is, which is told then. */
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
    console.error('A chart could not be laid out.', error);
  }
  waiting.delete(chart.hash);
}

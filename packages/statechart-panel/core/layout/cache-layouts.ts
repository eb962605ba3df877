import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';

type LayOut = (chart: Chart) => Promise<Drawing>;

/** Lays out each chart once: later calls get the cached result or wait for the pending one. */
export function cacheLayouts(layOut: LayOut): LayOut {
  const cache = new Map<string, Promise<Drawing>>();
  return (chart) => {
    const name = `${chart.id} ${chart.hash}`;
    const known = cache.get(name);
    if (known) return known;
    const drawing = layOut(chart);
    cache.set(name, drawing);
    // A failure is not cached: the next call tries again.
    drawing.catch(() => cache.delete(name));
    return drawing;
  };
}

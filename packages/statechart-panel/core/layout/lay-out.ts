import ELK from 'elkjs/lib/elk-api.js';
import workerUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';
import { cacheLayouts } from './cache-layouts.ts';
import { layOutWith } from './lay-out-with.ts';

interface Layouter {
  elk: InstanceType<typeof ELK>;
  /** Never resolves; rejects when the worker cannot be started. */
  failure: Promise<never>;
}

let layouter: Layouter | null = null;

/** Lays out a chart in a worker, off the main thread; each chart only once. */
export const layOut: (chart: Chart) => Promise<Drawing> = cacheLayouts(async (chart) => {
  const startedAt = performance.now();
  const { elk, failure } = (layouter ??= start());
  const drawing = await Promise.race([layOutWith(elk, chart), failure]);
  performance.measure('statechart-panel: layout', { start: startedAt });
  return drawing;
});

/** Starts the worker before the first chart arrives, because starting takes time. */
export function warmUp(): void {
  layouter ??= start();
}

/** ELK does not report a worker that fails to start. */
function start(): Layouter {
  const worker = new Worker(workerUrl);
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', ({ message }) => {
      layouter = null;
      reject(new Error(`The layout's worker failed: ${message}`));
    });
  });
  return { elk: new ELK({ workerFactory: () => worker }), failure };
}

import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';
import { layOutWith } from './lay-out-with.ts';

/** Lays out a chart in Node without a worker, for tests. */
export const layOutInNode = (chart: Chart): Promise<Drawing> => layOutWith(new ELK(), chart);

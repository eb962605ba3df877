import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';
import { fromElk } from './from-elk.ts';
import { toElk, type Direction } from './to-elk.ts';

/** Charts with more states are always drawn downwards: they do not fit on a screen either way. */
const maxTried = 40;

/**
 * Lays out a chart with the given ELK, downwards or to the right, whichever fits larger into a 3:2
 * window.
 */
export async function layOutWith(elk: Pick<ELK, 'layout'>, chart: Chart): Promise<Drawing> {
  const draw = async (direction: Direction) =>
    fromElk(chart, await elk.layout(toElk(chart, direction)));
  if (chart.states.length > maxTried) return draw('DOWN');
  // Both are requested at the same time, so that a worker continues with the second while the page
  // is busy.
  const [down, right] = await Promise.all([draw('DOWN'), draw('RIGHT')]);
  return getScale(right) > getScale(down) ? right : down;
}

const getScale = ({ width, height }: Drawing) => Math.min(3 / width, 2 / height);

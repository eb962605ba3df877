import type { ELK } from 'elkjs/lib/elk-api.js';
import type { Chart } from '../chart/chart.ts';
import type { Drawing } from '../link/protocol.ts';
import { fromElk } from './from-elk.ts';
import { toElk, type Direction } from './to-elk.ts';

/** Charts with more states are drawn downwards untried: they never fit at once either way. */
const maxTried = 40;

/**
 * Lays a chart out with the ELK that is at hand: downwards or to the right, whichever can be shown
 * larger in a window of three by two.
 */
export async function layOutWith(elk: Pick<ELK, 'layout'>, chart: Chart): Promise<Drawing> {
  const draw = async (direction: Direction) =>
    fromElk(chart, await elk.layout(toElk(chart, direction)));
  if (chart.states.length > maxTried) return draw('DOWN');
  // Both are asked at once: a worker goes on with the second while the page is busy.
  const [down, right] = await Promise.all([draw('DOWN'), draw('RIGHT')]);
  return getScale(right) > getScale(down) ? right : down;
}

const getScale = ({ width, height }: Drawing) => Math.min(3 / width, 2 / height);

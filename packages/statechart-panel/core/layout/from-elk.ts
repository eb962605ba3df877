import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import type { DrawnState, DrawnTransition, Drawing, Rect } from '../link/protocol.ts';
import { backwardIn } from './backward.ts';
import { buildContent, rowHeight } from './content.ts';
import { round, roundedPath } from './path.ts';
import { toDotId, dotSize, toLineId } from './to-elk.ts';

/** Converts ELK's layout into a drawing. */
export function fromElk(chart: Chart, laidOut: ElkNode): Drawing {
  const boxes = new Map(boxesIn(laidOut).map((box) => [box.id, toRect(box)]));
  const lines = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));
  const rows = layOutRows(chart, boxes);
  const isBackward = backwardIn(chart);

  function toDrawnTransition({ key, source, targets }: ChartTransition): DrawnTransition {
    const row = rows.get(key);
    if (row) return { key, path: null, label: row };
    const edges = targets.map((_, index) => lines.get(toLineId(key, index)));
    const [label] = edges[0]?.labels ?? [];
    const paths = targets.map((target, index) =>
      buildPath(edges[index], isBackward(source, target)),
    );
    return { key, path: paths.join(''), label: toRect(label ?? {}) };
  }

  return {
    width: round(laidOut.width ?? 0),
    height: round(laidOut.height ?? 0),
    states: chart.states.flatMap(({ id }): DrawnState[] => {
      const box = boxes.get(id);
      return box ? [{ id, ...box }] : [];
    }),
    transitions: chart.transitions.map(toDrawnTransition),
    initials: chart.states.flatMap(({ id }) => {
      const box = boxes.get(toDotId(id));
      const path = buildPath(lines.get(toDotId(id)));
      if (!box || path === '') return [];
      return [{ state: id, x: box.x + dotSize / 2, y: box.y + dotSize / 2, path }];
    }),
  };
}

const boxesIn = (node: ElkNode): ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...boxesIn(child)]);

const toRect = ({ x = 0, y = 0, width = 0, height = 0 }: ElkNode | ElkLabel): Rect => ({
  x: round(x),
  y: round(y),
  width: round(width),
  height: round(height),
});

function buildPath(edge: ElkExtendedEdge | undefined, isBackward = false): string {
  const paths = (edge?.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => {
    const points = [startPoint, ...bendPoints, endPoint];
    return roundedPath(isBackward ? points.toReversed() : points);
  });
  return paths.join('');
}

/**
 * The positions of transitions without a target; they span the state's box if it holds no other
 * state.
 */
function layOutRows(chart: Chart, boxes: ReadonlyMap<string, Rect>): Map<string, Rect> {
  const rows = new Map<string, Rect>();
  for (const state of chart.states) {
    const box = boxes.get(state.id);
    const staying = chart.transitions.filter(
      ({ source, targets }) => source === state.id && targets.length === 0,
    );
    if (!box) continue;
    const content = buildContent(state, staying);
    const width = (state.kind === 'atomic' ? box.width : content.width) - 12;
    for (const { key, y } of content.rows) {
      rows.set(key, { x: box.x + 6, y: box.y + y, width, height: rowHeight });
    }
  }
  return rows;
}

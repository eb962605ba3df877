import type { ElkExtendedEdge, ElkLabel, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { backwardIn } from './backward.ts';
import { buildContent, layOutLabel } from './content.ts';

/** The node id of the dot before a state's initial child. */
export const toDotId = (id: string): string => `${id} initial`;
export const dotSize = 10;

/** ELK needs these on every container node, because none of them is inherited. */
const inner: LayoutOptions = {
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.nodeSelfLoop': '14',
  'elk.spacing.portPort': '12',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
};

const options: LayoutOptions = {
  ...inner,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  // Coordinates are relative to the drawing, not to the surrounding box.
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': padding(8, 8),
};

export type Direction = 'RIGHT' | 'DOWN';

/** A chart as a graph for ELK: nested boxes, and an edge for each target. */
export function toElk(chart: Chart, direction: Direction): ElkNode {
  const staying = Map.groupBy(
    chart.transitions.filter(({ targets }) => targets.length === 0),
    ({ source }) => source,
  );
  const isBackward = backwardIn(chart);
  const children = Map.groupBy(chart.states, ({ parent }) => parent);
  const dots: ElkExtendedEdge[] = [];

  function toElkNode(state: ChartState): ElkNode {
    const { width, height } = buildContent(state, staying.get(state.id) ?? []);
    const within = children.get(state.id) ?? [];
    // A box grows until all its edges fit on its sides.
    const sizes = {
      'elk.nodeSize.constraints': 'PORTS MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width}, ${height})`,
    };
    if (within.length === 0) {
      return { id: state.id, width, height, layoutOptions: { ...inner, ...sizes } };
    }
    const boxes = within.map(toElkNode);
    if (state.initial !== null) {
      boxes.unshift(dot(state.id));
      dots.push({ id: toDotId(state.id), sources: [toDotId(state.id)], targets: [state.initial] });
    }
    return {
      id: state.id,
      children: boxes,
      layoutOptions: {
        ...inner,
        'elk.padding': padding(height + 8, 14),
        ...sizes,
      },
    };
  }

  /** One edge for each target; the label is on the first. */
  const toElkEdges = (transition: ChartTransition): ElkExtendedEdge[] =>
    transition.targets.map((target, index) => {
      const ends = [transition.source, target];
      const [from = '', to = ''] = isBackward(transition.source, target) ? ends.toReversed() : ends;
      return {
        id: toLineId(transition.key, index),
        sources: [from],
        targets: [to],
        labels: index === 0 ? [labelBox(transition)] : [],
      };
    });

  const boxes = (children.get(null) ?? []).map(toElkNode);
  return {
    id: 'drawing',
    layoutOptions: { ...options, 'elk.direction': direction },
    children: boxes,
    edges: [...dots, ...chart.transitions.flatMap(toElkEdges)],
  };
}

const dot = (id: string): ElkNode => ({
  id: toDotId(id),
  width: dotSize,
  height: dotSize,
  layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
});

function labelBox(transition: ChartTransition): ElkLabel {
  const { width, height } = layOutLabel(transition, false);
  return { width, height, text: ' ', layoutOptions: { 'elk.edgeLabels.inline': 'true' } };
}

export const toLineId = (key: string, index: number): string => `${key} #${index}`;

function padding(top: number, sides: number): string {
  return `[top=${top},left=${sides},bottom=${sides},right=${sides}]`;
}

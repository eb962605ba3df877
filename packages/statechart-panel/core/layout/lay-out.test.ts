import { describe, expect, test } from 'vitest';
import type { Chart } from '../chart/chart.ts';
import { describeChart } from '../chart/describe.ts';
import type { Drawing, Rect } from '../link/protocol.ts';
import * as machines from '../../testing/charts.ts';
import { makeLargeChart } from '../../testing/large-chart.ts';
import { cacheLayouts } from './cache-layouts.ts';
import { layOutInNode } from './lay-out.node.ts';

const charts = Object.values(machines).map((machine) => describeChart(machine));

const stateAt = (drawing: Drawing, id: string): Rect => {
  const found = drawing.states.find((state) => state.id === id);
  if (!found) throw new Error(`${id} is not drawn.`);
  return found;
};

const isWithin = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The start and end points of a line. */
function getEnds(path: string): [number, number, number, number] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [x1 = 0, y1 = 0] = numbers;
  const [x2 = 0, y2 = 0] = numbers.slice(-2);
  return [x1, y1, x2, y2];
}

function isOnBorder(x: number, y: number, box: Rect): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1;
  const isAtSide = near(x, box.x) || near(x, box.x + box.width);
  const isAtEnd = near(y, box.y) || near(y, box.y + box.height);
  const isInRow = x > box.x - 1 && x < box.x + box.width + 1;
  return (isAtSide && y > box.y - 1 && y < box.y + box.height + 1) || (isAtEnd && isInRow);
}

describe.each([...charts, makeLargeChart()])('the layout of $id', (chart: Chart) => {
  test('the layout has every state inside its parent, and every transition', async () => {
    const drawing = await layOutInNode(chart);
    const full = { x: 0, y: 0, width: drawing.width, height: drawing.height };
    const outside = chart.states.filter(({ id, parent }) => {
      const outer = parent === null ? full : stateAt(drawing, parent);
      return !isWithin(stateAt(drawing, id), outer);
    });
    expect(outside).toEqual([]);
    expect(drawing.transitions.map(({ key }) => key)).toEqual(
      chart.transitions.map(({ key }) => key),
    );
  });

  test('the layout draws each line from its source to its target', async () => {
    const drawing = await layOutInNode(chart);
    const astray = drawing.transitions.filter(({ path }, index) => {
      const { source, targets } = chart.transitions[index] ?? { source: '', targets: [] };
      const [target] = targets;
      if (target === undefined || path === null) return target !== undefined || path !== null;
      const [x1, y1, x2, y2] = getEnds(path);
      const starts = isOnBorder(x1, y1, stateAt(drawing, source));
      return !starts || !isOnBorder(x2, y2, stateAt(drawing, target));
    });
    expect(astray).toEqual([]);
  });

  test('the layout lets no label cover another', async () => {
    const { transitions } = await layOutInNode(chart);
    const covered = transitions.flatMap(({ key, label }, index) =>
      transitions
        .slice(index + 1)
        .flatMap((other) => (overlap(label, other.label) ? [[key, other.key]] : [])),
    );
    expect(covered).toEqual([]);
  });

  test('the layout puts a dot before each initial state', async () => {
    const { initials = [] } = await layOutInNode(chart);
    const expected = chart.states.flatMap(({ id, initial }) => (initial === null ? [] : [id]));
    expect(initials.map(({ state }) => state)).toEqual(expected);
  });
});

test('a transition without a target is a row in the box of its state', async () => {
  const chart = describeChart(machines.guardedMachine);
  const drawing = await layOutInNode(chart);
  const rows = drawing.transitions.filter(({ path }) => path === null);
  expect(rows).toHaveLength(2);
  for (const { label } of rows) {
    expect(isWithin(label, stateAt(drawing, 'account.open'))).toBe(true);
  }
});

test('a chart is laid out once for all callers', async () => {
  let requested = 0;
  const layOut = cacheLayouts((chart) => {
    requested += 1;
    return layOutInNode(chart);
  });
  const chart = describeChart(machines.taskMachine);
  const [first, second] = await Promise.all([layOut(chart), layOut({ ...chart })]);
  expect(await layOut(chart)).toBe(first);
  expect(second).toBe(first);
  expect(requested).toBe(1);
});

test('a failed layout is tried again for the next caller', async () => {
  let requested = 0;
  const layOut = cacheLayouts((chart) => {
    requested += 1;
    return requested === 1 ? Promise.reject(new Error('no worker')) : layOutInNode(chart);
  });
  const chart = describeChart(machines.taskMachine);
  await expect(layOut(chart)).rejects.toThrow('no worker');
  expect((await layOut(chart)).states).toHaveLength(chart.states.length);
});

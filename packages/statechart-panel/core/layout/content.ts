import type { ChartState, ChartTransition } from '../chart/chart.ts';
import { fonts, textWidth } from './text-width.ts';

/**
 * The content of a state's box and its position: the layout reserves the space, the view draws it.
 */
export interface StateContent {
  width: number;
  height: number;
  /** The start of the name's baseline. */
  name: { x: number; y: number };
  tags: { text: string; x: number; width: number }[];
  /** Baselines of the invokes. */
  invokes: { id: string; y: number }[];
  /** Top edges of the transitions without a target. */
  rows: { key: string; y: number }[];
}

export const inset = 10;
export const rowHeight = 22;
const historySize = 26;
const top = 6;
const line = 18;
const tagInset = 5;
const gap = 5;
/** The icon before an invoke, including the space after it. */
export const iconWidth = 15;

/** A state's box, with its transitions without a target as rows below the name. */
export function buildContent(state: ChartState, staying: readonly ChartTransition[]): StateContent {
  if (state.kind === 'history') return historyContent;
  const tags: StateContent['tags'] = [];
  let x = inset + textWidth(state.name, fonts.name);
  for (const text of state.tags) {
    const width = textWidth(text, fonts.small) + 2 * tagInset;
    tags.push({ text, x: x + gap, width });
    x += gap + width;
  }
  let y = top + line;
  const invokes = state.invokes.map(({ id }) => ({ id, y: (y += line) - gap }));
  if (staying.length > 0) y += 2;
  const rows = staying.map(({ key }) => ({ key, y: (y += rowHeight + 2) - rowHeight }));
  const widths = [
    x + inset,
    ...state.invokes.map(({ id }) => 2 * inset + iconWidth + textWidth(id, fonts.label)),
    ...staying.map((each) => 2 * 6 + layOutLabel(each, true).width),
  ];
  const height = y + (rows.length > 0 ? 6 : top);
  return {
    width: Math.max(...widths),
    height,
    name: { x: inset, y: top + 13 },
    tags,
    invokes,
    rows,
  };
}

const historyContent: StateContent = {
  width: historySize,
  height: historySize,
  name: { x: historySize / 2, y: historySize / 2 + 4.5 },
  tags: [],
  invokes: [],
  rows: [],
};

/** A transition's label: its event and its guard, on one line or on two. */
export interface LabelContent {
  width: number;
  height: number;
  event: { x: number; y: number };
  /** Includes the brackets; null when there is no guard. */
  guard: { text: string; x: number; y: number } | null;
}

const labelInset = 8;
const widestLine = 190;

/** A row always has one line; a label on an edge breaks before a guard that makes it too wide. */
export function layOutLabel({ label, guard }: ChartTransition, isRow: boolean): LabelContent {
  const event = { x: labelInset, y: 15 };
  const eventWidth = textWidth(label, fonts.label);
  if (guard === null)
    return { width: eventWidth + 2 * labelInset, height: rowHeight, event, guard };
  const text = `[${guard}]`;
  const guardWidth = textWidth(text, fonts.label);
  const together = eventWidth + gap + guardWidth;
  if (isRow || together <= widestLine) {
    return {
      width: together + 2 * labelInset,
      height: rowHeight,
      event,
      guard: { text, x: labelInset + eventWidth + gap, y: event.y },
    };
  }
  return {
    width: Math.max(eventWidth, guardWidth) + 2 * labelInset,
    height: rowHeight + 15,
    event,
    guard: { text, x: labelInset, y: event.y + 15 },
  };
}

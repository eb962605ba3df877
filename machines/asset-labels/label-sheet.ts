/** A page format of the printer; lengths in millimeters. */
export type LabelPage = 'a4' | 'letter' | 'roll';

/** The layout of labels on a page, in millimeters; a roll has one label per page. */
export interface LabelSheet {
  id: 'a4-21' | 'a4-24' | 'a4-65' | 'letter-30' | 'letter-10' | 'roll-62';
  page: LabelPage;
  pageWidth: number;
  pageHeight: number;
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** Distance from the left and the upper edge to the first label. */
  left: number;
  top: number;
  /** Distance from one label to the next. */
  pitchX: number;
  pitchY: number;
}

const pages = {
  a4: { page: 'a4', pageWidth: 210, pageHeight: 297 },
  letter: { page: 'letter', pageWidth: 215.9, pageHeight: 279.4 },
  roll: { page: 'roll', pageWidth: 62, pageHeight: 29 },
} as const;

/** Columns and rows, label size, corner of the first label, and distance between labels. */
type Measured = Record<'grid' | 'size' | 'first' | 'pitch', readonly [x: number, y: number]>;

const measured = (
  id: LabelSheet['id'],
  page: LabelPage,
  { grid, size, first, pitch }: Measured,
): LabelSheet => ({
  id,
  ...pages[page],
  columns: grid[0],
  rows: grid[1],
  width: size[0],
  height: size[1],
  left: first[0],
  top: first[1],
  pitchX: pitch[0],
  pitchY: pitch[1],
});

/**
 * Common label sheets (with the dimensions of Avery L7160, 3474, L7651, 5160 and 5163) and a roll.
 */
export const labelSheets: readonly LabelSheet[] = [
  measured('a4-21', 'a4', {
    grid: [3, 7],
    size: [63.5, 38.1],
    first: [7.25, 15.15],
    pitch: [66, 38.1],
  }),
  measured('a4-24', 'a4', { grid: [3, 8], size: [70, 37], first: [0, 0.5], pitch: [70, 37] }),
  measured('a4-65', 'a4', {
    grid: [5, 13],
    size: [38.1, 21.2],
    first: [4.65, 10.7],
    pitch: [40.65, 21.2],
  }),
  measured('letter-30', 'letter', {
    grid: [3, 10],
    size: [66.675, 25.4],
    first: [4.763, 12.7],
    pitch: [69.85, 25.4],
  }),
  measured('letter-10', 'letter', {
    grid: [2, 5],
    size: [101.6, 50.8],
    first: [3.97, 12.7],
    pitch: [106.363, 50.8],
  }),
  measured('roll-62', 'roll', { grid: [1, 1], size: [62, 29], first: [0, 0], pitch: [62, 29] }),
];

const [defaultSheet] = labelSheets;

/** The sheet with this id; the first sheet for an unknown id. */
export function getSheet(id: string): LabelSheet {
  const sheet = labelSheets.find((each) => each.id === id) ?? defaultSheet;
  if (!sheet)
    throw new Error(
      'Expected at least one label sheet, found none; add one to the list of sheets.',
    );
  return sheet;
}

export const labelsOn = ({ columns, rows }: Pick<LabelSheet, 'columns' | 'rows'>): number =>
  columns * rows;

/** A label and its position on its sheet, from 0. */
export interface Placed<Label> {
  position: number;
  label: Label;
}

/**
 * Distributes labels on sheets, from left to right and down. `start` is the first free label of the
 * first sheet, from 1: the labels before it are used up.
 */
export function placed<Label>(
  labels: readonly Label[],
  sheet: Pick<LabelSheet, 'columns' | 'rows'>,
  start: number,
): readonly (readonly Placed<Label>[])[] {
  const size = labelsOn(sheet);
  const used = startOn(sheet, start) - 1;
  const count = Math.ceil((used + labels.length) / size);
  return Array.from({ length: labels.length === 0 ? 0 : count }, (_, page) => {
    const first = Math.max(0, page * size - used);
    const offset = page === 0 ? used : 0;
    return labels
      .slice(first, first + size - offset)
      .map((label, at) => ({ position: offset + at, label }));
  });
}

/** Limits a start to the labels that the sheet has. */
export const startOn = (sheet: Pick<LabelSheet, 'columns' | 'rows'>, start: number): number =>
  Math.min(Math.max(1, Math.trunc(start) || 1), labelsOn(sheet));

/** The corner of a position on its sheet, in millimeters from the left and the upper edge. */
export const getCorner = (sheet: LabelSheet, position: number): { x: number; y: number } => ({
  x: sheet.left + (position % sheet.columns) * sheet.pitchX,
  y: sheet.top + Math.floor(position / sheet.columns) * sheet.pitchY,
});

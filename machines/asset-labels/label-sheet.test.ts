import { describe, expect, it } from 'vitest';
import { exampleLabels } from './asset-label.fixtures.ts';
import { parseIds, idsText } from './asset-label.ts';
import { getCorner, labelSheets, labelsOn, placed, getSheet, startOn } from './label-sheet.ts';

describe.each(labelSheets)('the sheet $id', (sheet) => {
  it('the sheet has its last label within the page, and no overlapping labels', () => {
    const { x, y } = getCorner(sheet, labelsOn(sheet) - 1);
    expect(x + sheet.width).toBeLessThanOrEqual(sheet.pageWidth + 0.01);
    expect(y + sheet.height).toBeLessThanOrEqual(sheet.pageHeight + 0.01);
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height);
  });

  it('the sheet places each label once, up to its capacity', () => {
    const labels = exampleLabels(labelsOn(sheet) + 1);
    const sheets = placed(labels, sheet, 1);
    expect(sheets.map(({ length }) => length)).toEqual([labelsOn(sheet), 1]);
    expect(sheets.flat().map(({ label }) => label)).toEqual(labels);
  });
});

describe('labels on sheets', () => {
  const sheet = getSheet('a4-21');

  it('labels start at the first free position of a partly used sheet, and at the first on the next', () => {
    const [first = [], second = []] = placed(exampleLabels(20), sheet, 5);
    expect(first.map(({ position }) => position)).toEqual(
      Array.from({ length: 17 }, (_, at) => at + 4),
    );
    expect(second.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('labels are placed from left to right and top to bottom', () => {
    expect(getCorner(sheet, 0)).toEqual({ x: 7.25, y: 15.15 });
    expect(getCorner(sheet, 1).x).toBeCloseTo(73.25);
    expect(getCorner(sheet, 3)).toEqual({ x: 7.25, y: 53.25 });
  });

  it('no sheet is needed if there are no labels', () => {
    expect(placed([], sheet, 5)).toEqual([]);
  });

  it.each([
    [0, 1],
    [22, 21],
    [Number.NaN, 1],
    [7.9, 7],
  ])('the start position %d is corrected to %d to fit the sheet', (requested, start) => {
    expect(startOn(sheet, requested)).toBe(start);
  });
});

it('ids in an address are restored unchanged, and invalid ones are left out', () => {
  const ids = exampleLabels(3).map(({ id }) => id);
  expect(parseIds(idsText(ids))).toEqual(ids);
  expect(parseIds(`${ids[0]}.nonsense..`)).toEqual([ids[0]]);
  expect(parseIds(7)).toEqual([]);
});

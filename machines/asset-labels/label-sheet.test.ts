import { describe, expect, it } from 'vitest';
import { exampleLabels } from './asset-label.example.ts';
import { parseIds, idsText } from './asset-label.ts';
import { getCorner, labelSheets, labelsOn, placed, getSheet, startOn } from './label-sheet.ts';

describe.each(labelSheets)('the sheet $id', (sheet) => {
  it('has its last label within the page, and none over another', () => {
    const { x, y } = getCorner(sheet, labelsOn(sheet) - 1);
    expect(x + sheet.width).toBeLessThanOrEqual(sheet.pageWidth + 0.01);
    expect(y + sheet.height).toBeLessThanOrEqual(sheet.pageHeight + 0.01);
    expect(sheet.pitchX).toBeGreaterThanOrEqual(sheet.width);
    expect(sheet.pitchY).toBeGreaterThanOrEqual(sheet.height);
  });

  it('takes each label once, and so many as it has', () => {
    const labels = exampleLabels(labelsOn(sheet) + 1);
    const sheets = placed(labels, sheet, 1);
    expect(sheets.map(({ length }) => length)).toEqual([labelsOn(sheet), 1]);
    expect(sheets.flat().map(({ label }) => label)).toEqual(labels);
  });
});

describe('labels on sheets', () => {
  const sheet = getSheet('a4-21');

  it('begin at the first free one of a half used sheet, and on the next at its first', () => {
    const [first = [], second = []] = placed(exampleLabels(20), sheet, 5);
    expect(first.map(({ position }) => position)).toEqual(
      Array.from({ length: 17 }, (_, at) => at + 4),
    );
    expect(second.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  it('go from left to right, and down', () => {
    expect(getCorner(sheet, 0)).toEqual({ x: 7.25, y: 15.15 });
    expect(getCorner(sheet, 1).x).toBeCloseTo(73.25);
    expect(getCorner(sheet, 3)).toEqual({ x: 7.25, y: 53.25 });
  });

  it('need no sheet where there are none', () => {
    expect(placed([], sheet, 5)).toEqual([]);
  });

  it.each([
    [0, 1],
    [22, 21],
    [Number.NaN, 1],
    [7.9, 7],
  ])('begin at one that the sheet has: %d is %d', (requested, start) => {
    expect(startOn(sheet, requested)).toBe(start);
  });
});

it('ids in an address are those that went in; what is none is left out', () => {
  const ids = exampleLabels(3).map(({ id }) => id);
  expect(parseIds(idsText(ids))).toEqual(ids);
  expect(parseIds(`${ids[0]}.nonsense..`)).toEqual([ids[0]]);
  expect(parseIds(7)).toEqual([]);
});

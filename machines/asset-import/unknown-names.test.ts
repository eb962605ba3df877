import { describe, expect, it } from 'vitest';
import { normalizeName } from '#mocks/store/normalize-name.ts';
import { exampleColumns, exampleTable } from './asset-import.fixtures.ts';
import { findUnknown, lookAlike, similarNames } from './unknown-names.ts';

describe('names that look alike', () => {
  it.each([
    ['Pre\u0301fecture', 'préfecture'],
    ['ＡＳ－０００７', 'as-0007'],
    ['AS\u200B-1', 'as-1'],
    ['İSTANBUL', 'istanbul'],
    ['ısparta', 'isparta'],
    ['Straße', 'STRASSE'],
    ['  two   blanks ', 'two blanks'],
  ])('the name %s equals %s, in the app and on the server', (one, other) => {
    expect(lookAlike(one)).toBe(lookAlike(other));
    expect(normalizeName(one)).toBe(normalizeName(other));
  });
});

describe('an unknown name', () => {
  const lines = {
    table: {
      ...exampleTable,
      rows: ['Boat', 'ＢＯＡＴ', 'Laptop', 'Ship', ''].map((type, at) => ({
        line: at + 2,
        cells: ['A', type],
      })),
    },
    columns: exampleColumns,
    properties: {},
    corrections: {},
    decimalSign: null,
  };
  const errors = [0, 1, 2, 3, 4].map((at) => ({ at, field: 'assetType' as const, message: '' }));
  const known = { assetType: ['laptop'], assetLocation: [], vendor: [] };

  it('an unknown name is listed once for all of its lines', () => {
    expect(findUnknown(lines, errors, known)).toEqual([
      { field: 'assetType', name: 'Boat', rows: [0, 1] },
      { field: 'assetType', name: 'Ship', rows: [3] },
    ]);
  });

  it('an unknown name has similar names as suggestions, best first', () => {
    const names = ['Hazel Interiors', 'Cobalt Hardware', 'Cobalt Software', 'Alder Supplies'];
    expect(similarNames('Cobald Hardwere', names)).toEqual(['Cobalt Hardware', 'Cobalt Software']);
    expect(similarNames('Zzz', names)).toEqual([]);
  });
});

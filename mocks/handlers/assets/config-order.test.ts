import { describe, expect, it } from 'vitest';
import type { AssetProperty } from '../../store/world/assets.ts';
import {
  inOrderOfMaking,
  getNextPosition,
  moveToPosition,
  without,
  clearPositions,
} from './config-order.ts';

const property = (id: string, position: number | null, sequence: number): AssetProperty => ({
  id,
  assetTypeId: 'type',
  name: id,
  isMandatory: true,
  dataTypeId: 'text',
  controlTypeId: 'box',
  controlDataListId: null,
  options: [],
  configurationOrder: position,
  sequence,
  version: 1,
  changedByName: '',
  changedOn: '',
  changedFields: [],
});

const b = property('b', 1, 2);
const a = property('a', 2, 1);
const c = property('c', 3, 3);
const loose = property('loose', null, 4);
const all = [loose, c, a, b];

/** Places by id, of those that have changed. */
const toPositions = (changed: readonly AssetProperty[]) =>
  Object.fromEntries(changed.map(({ id, configurationOrder }) => [id, configurationOrder]));

describe('the configuration order', () => {
  it('gives a property its place, and those from there on move down', () => {
    expect(toPositions(moveToPosition(all, c, 1))).toEqual({ c: 1, b: 2, a: 3 });
    expect(toPositions(moveToPosition(all, loose, 2))).toEqual({ loose: 2, a: 3, c: 4 });
  });

  it('takes a place behind the last for the last', () => {
    expect(toPositions(moveToPosition(all, b, 99))).toEqual({ a: 1, c: 2, b: 3 });
  });

  it('changes nothing where the property is already', () => {
    expect(moveToPosition(all, a, 2)).toEqual([]);
  });

  it('is reset to the order in which the properties were made, all of them', () => {
    expect(toPositions(inOrderOfMaking(all))).toEqual({ a: 1, b: 2, loose: 4 });
  });

  it('is cleared of all places', () => {
    expect(toPositions(clearPositions(all))).toEqual({ a: null, b: null, c: null });
  });

  it('closes the gap of a property that is deleted', () => {
    expect(toPositions(without(all, 'b'))).toEqual({ a: 1, c: 2 });
    expect(without(all, 'loose')).toEqual([]);
  });

  it('puts a new property last', () => {
    expect(getNextPosition(all)).toBe(4);
    expect(getNextPosition([])).toBe(1);
  });
});

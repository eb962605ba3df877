import { describe, expect, it } from 'vitest';
import type { AssetProperty } from '../../../store/world/assets.ts';
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

/** Positions by id, of the changed properties. */
const toPositions = (changed: readonly AssetProperty[]) =>
  Object.fromEntries(changed.map(({ id, configurationOrder }) => [id, configurationOrder]));

describe('the configuration order', () => {
  it('a reordered property takes its position, and those from there on move down', () => {
    expect(toPositions(moveToPosition(all, c, 1))).toEqual({ c: 1, b: 2, a: 3 });
    expect(toPositions(moveToPosition(all, loose, 2))).toEqual({ loose: 2, a: 3, c: 4 });
  });

  it('a position beyond the last is the last', () => {
    expect(toPositions(moveToPosition(all, b, 99))).toEqual({ a: 1, c: 2, b: 3 });
  });

  it('a property at the requested position changes nothing', () => {
    expect(moveToPosition(all, a, 2)).toEqual([]);
  });

  it('the configuration order of all properties is reset to the order of their creation', () => {
    expect(toPositions(inOrderOfMaking(all))).toEqual({ a: 1, b: 2, loose: 4 });
  });

  it('the configuration order is cleared of all positions', () => {
    expect(toPositions(clearPositions(all))).toEqual({ a: null, b: null, c: null });
  });

  it('the configuration order closes the gap of a deleted property', () => {
    expect(toPositions(without(all, 'b'))).toEqual({ a: 1, c: 2 });
    expect(without(all, 'loose')).toEqual([]);
  });

  it('a new property comes last', () => {
    expect(getNextPosition(all)).toBe(4);
    expect(getNextPosition([])).toBe(1);
  });
});

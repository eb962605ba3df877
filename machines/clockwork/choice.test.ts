import { describe, expect, it } from 'vitest';
import { buildEntry } from '../testing/fixtures.ts';
import { updateChoice, getSelectedEntries, noChoice } from './choice.ts';

const entries = ['a', 'b', 'c', 'd'].map((id) => buildEntry({ id }));
const pressed = (
  ids: string[],
  anchor: string | null,
  id: string,
  isRange = false,
  isSelected = true,
) => updateChoice({ ids, anchor }, { id, isSelected, isRange }, entries);

describe('choosing entries', () => {
  it('takes one, and lets it go again', () => {
    expect(pressed([], null, 'b')).toEqual({ ids: ['b'], anchor: 'b' });
    expect(pressed(['b'], 'b', 'b', false, false)).toEqual({ ids: [], anchor: 'b' });
  });

  it('with Shift takes all from the last one, up or down, each once', () => {
    expect(pressed(['b'], 'b', 'd', true).ids).toEqual(['b', 'c', 'd']);
    expect(pressed(['d', 'c'], 'd', 'a', true).ids.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(pressed(['a', 'b', 'c'], 'a', 'b', true, false).ids).toEqual(['c']);
  });

  it('with Shift but nothing before, or what is gone, takes the one', () => {
    expect(pressed([], null, 'c', true).ids).toEqual(['c']);
    expect(pressed([], 'x', 'c', true).ids).toEqual(['c']);
  });

  it('is of what is listed, in its order', () => {
    expect(
      getSelectedEntries(entries, { ids: ['x', 'c', 'a'], anchor: null }).map(({ id }) => id),
    ).toEqual(['a', 'c']);
    expect(getSelectedEntries(entries, noChoice)).toEqual([]);
  });
});

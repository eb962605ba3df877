import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { updateChoice, getSelectedEntries, noChoice } from './choice.ts';

const entries = ['a', 'b', 'c', 'd'].map((id) => buildEntry({ id }));
const pressed = (
  ids: string[],
  anchor: string | null,
  id: string,
  isRange = false,
  isSelected = true,
) => updateChoice({ ids, anchor }, { id, isSelected, isRange }, entries);

describe('selecting entries', () => {
  it('a single entry is selected and deselected again', () => {
    expect(pressed([], null, 'b')).toEqual({ ids: ['b'], anchor: 'b' });
    expect(pressed(['b'], 'b', 'b', false, false)).toEqual({ ids: [], anchor: 'b' });
  });

  it('Shift selects all entries from the last selected one, up or down, each once', () => {
    expect(pressed(['b'], 'b', 'd', true).ids).toEqual(['b', 'c', 'd']);
    expect(pressed(['d', 'c'], 'd', 'a', true).ids.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(pressed(['a', 'b', 'c'], 'a', 'b', true, false).ids).toEqual(['c']);
  });

  it('Shift selects a single entry if none was selected before, or if that one is deleted', () => {
    expect(pressed([], null, 'c', true).ids).toEqual(['c']);
    expect(pressed([], 'x', 'c', true).ids).toEqual(['c']);
  });

  it('the selection has only listed entries, in the order of the list', () => {
    expect(
      getSelectedEntries(entries, { ids: ['x', 'c', 'a'], anchor: null }).map(({ id }) => id),
    ).toEqual(['a', 'c']);
    expect(getSelectedEntries(entries, noChoice)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { privilegeNeeds, privileges } from '#openapi/client/rights.ts';
import { filterGroups, findMissingNeeds, findNeeds, rightGroups } from './rights.ts';

describe('the rights and what they need', () => {
  it('every right is in exactly one group', () => {
    const rights = rightGroups.flatMap((group) => group.rights);
    expect(rights.toSorted()).toEqual([...privileges].toSorted());
  });

  it('the basic right of a group is its first', () => {
    const group = rightGroups.find(({ id }) => id === 'assetManager');
    expect(group?.rights[0]).toBe('assetManager.basic');
  });

  it('every right that another one needs exists, and no right needs itself', () => {
    for (const [right, needs] of Object.entries(privilegeNeeds)) {
      expect(privileges).toEqual(expect.arrayContaining([...needs]));
      expect(findNeeds(right as (typeof privileges)[number])).not.toContain(right);
    }
  });

  it('assignments of assets need the right to see assets, and that of their page', () => {
    expect(findMissingNeeds(['assetAssignments.basic'])).toEqual([
      { right: 'assetAssignments.basic', needs: ['assetManager.view', 'assetManager.basic'] },
    ]);
  });

  it('nothing is missing where all needed rights are selected', () => {
    expect(findMissingNeeds(privileges)).toEqual([]);
  });

  it('a search leaves out the groups without a match', () => {
    const found = filterGroups(rightGroups, (right) => right === 'assetManager.view');
    expect(found).toEqual([{ id: 'assetManager', rights: ['assetManager.view'] }]);
  });
});

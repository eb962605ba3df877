import { afterEach, describe, expect, it } from 'vitest';
import { workspace } from '#stories/fixtures/fixtures.ts';
import { withFreshDevice } from './device.fixtures.ts';
import { getHiddenColumns, persistHiddenColumns } from './lists/persisted-columns.ts';
import { persistFilters, readFilters } from './lists/persisted-filters.ts';
import { setShownPerson } from '../shown-person.ts';

const persisted = withFreshDevice();
afterEach(() => setShownPerson(null));

const view = {
  userId: 'ben',
  userName: 'Ben Okafor',
  viewerName: 'Ava Lindqvist',
  endsAt: '2026-03-27T09:30:00.000Z',
};
const viewBen = () =>
  setShownPerson({ ...workspace, profile: { ...workspace.profile, id: 'ben', viewAs: view } });

describe('the choices stored on a device', () => {
  it('while the tenant is viewed as another person, nothing is stored for that person', () => {
    viewBen();
    persistHiddenColumns('ben', 'projects', ['code']);
    persistFilters({ subject: 'ben', tenantId: 'aster' }, '/report', { status: 'InStore' });
    expect([...persisted.keys()]).toEqual([]);
  });

  it('the viewed person’s own choices stay as that person has stored them', () => {
    persistHiddenColumns('ben', 'projects', ['name']);
    persistFilters({ subject: 'ben', tenantId: 'aster' }, '/report', { status: 'Repair' });
    viewBen();
    persistHiddenColumns('ben', 'projects', []);
    persistFilters({ subject: 'ben', tenantId: 'aster' }, '/report', {});
    expect(getHiddenColumns('ben', 'projects')).toEqual(['name']);
    expect(readFilters({ subject: 'ben', tenantId: 'aster' }, '/report')).toEqual({
      status: 'Repair',
    });
  });

  it('a person’s own choices are stored again once the view has ended', () => {
    viewBen();
    setShownPerson(workspace);
    persistHiddenColumns('ben', 'projects', ['code']);
    expect(getHiddenColumns('ben', 'projects')).toEqual(['code']);
  });
});

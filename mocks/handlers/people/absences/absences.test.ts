import { beforeEach, describe, expect, it } from 'vitest';
import { startServer } from '../../../testing/harness.ts';
import { now } from '../../../testing/timesheets.ts';

const absence = {
  id: '9c4f6d30-0000-4000-8000-0000000000a1',
  employeeId: 'employee-ben',
  firstDay: '2026-03-12',
  lastDay: '2026-03-13',
  isHalfDay: false,
  kind: 'Illness' as const,
  note: ' A cold ',
};
const { employeeId: _employeeId, ...change } = absence;
const period = { from: '2026-03-11', to: '2026-03-31' };

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer(now);
  await server.request('ben', 'createAbsence', { body: absence });
});

/** The absence as a person sees it. */
const seenBy = async (personId: string) => {
  const { absences } = await server.request(personId, 'listAbsences', { query: period });
  return absences.find(({ id }) => id === absence.id);
};

describe('the absences of employees', () => {
  it('everyone sees when someone is away, and only some see why', async () => {
    expect(await seenBy('ben')).toMatchObject({ kind: 'Illness', note: 'A cold' });
    expect(await seenBy('ava')).toMatchObject({ kind: 'Illness', note: 'A cold' });
    expect(await seenBy('jon')).toMatchObject({
      employeeName: 'Ben Okafor',
      lastDay: '2026-03-13',
      kind: null,
      note: null,
    });
  });

  it('only the person and people with the right change an absence', async () => {
    const rejected = await server.send('jon', 'updateAbsence', { body: change });
    expect(rejected.status).toBe(403);
    const deleted = await server.send('jon', 'deleteAbsence', { path: { id: absence.id } });
    expect(deleted.status).toBe(403);
    const added = { ...absence, id: '9c4f6d30-0000-4000-8000-0000000000a2' };
    expect((await server.send('jon', 'createAbsence', { body: added })).status).toBe(403);
    await server.request('ava', 'updateAbsence', { body: { ...change, note: '' } });
    await server.request('ben', 'deleteAbsence', { path: { id: absence.id } });
    expect(await seenBy('ava')).toBeUndefined();
  });

  it.each([
    ['lastDay', { lastDay: '2026-03-11' }, 400],
    ['lastDay', { lastDay: '2027-03-13' }, 400],
    ['isHalfDay', { isHalfDay: true }, 400],
  ])('the server rejects an absence with a wrong value at %s: %o', async (field, part, status) => {
    const response = await server.send('ben', 'updateAbsence', { body: { ...change, ...part } });
    expect(response.status).toBe(status);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  });

  it('an employee has one absence at a time, and a change does not overlap itself', async () => {
    const other = { ...absence, id: '9c4f6d30-0000-4000-8000-0000000000a2' };
    const overlapping = { ...other, firstDay: '2026-03-13', lastDay: '2026-03-20' };
    expect((await server.send('ben', 'createAbsence', { body: overlapping })).status).toBe(409);
    const year = { ...change, lastDay: '2027-03-12' };
    await server.request('ben', 'updateAbsence', { body: year });
    const late = { ...other, firstDay: '2027-03-12', lastDay: '2027-03-12' };
    expect((await server.send('ben', 'createAbsence', { body: late })).status).toBe(409);
    await server.request('ben', 'createAbsence', {
      body: { ...late, firstDay: '2027-03-13', lastDay: '2027-03-13' },
    });
  });

  it('an outdated change is rejected, and someone who has left gets no absence', async () => {
    await server.request('ava', 'updateAbsence', { body: { ...change, version: 1 } });
    const outdated = await server.send('ben', 'updateAbsence', { body: { ...change, version: 1 } });
    expect(outdated.status).toBe(409);
    await server.request('ava', 'setEmployeeState', {
      body: { id: 'employee-ben', isActive: false },
    });
    expect(await seenBy('ava')).toBeUndefined();
    const later = {
      ...absence,
      id: '9c4f6d30-0000-4000-8000-0000000000a3',
      firstDay: '2026-04-01',
      lastDay: '2026-04-01',
    };
    expect((await server.send('ava', 'createAbsence', { body: later })).status).toBe(400);
  });

  it('the Dashboard shows who is away in the next days, without the reason', async () => {
    const query = { tiles: ['absences' as const] };
    const { absences } = await server.request('jon', 'getDashboard', { query });
    expect(absences?.today).toBe('2026-03-11');
    expect(absences?.holiday).toBeNull();
    const ben = absences?.absences.find(({ id }) => id === absence.id);
    expect(ben).toEqual({
      id: absence.id,
      employeeId: 'employee-ben',
      employeeName: 'Ben Okafor',
      profileImageUrl: null,
      firstDay: '2026-03-12',
      lastDay: '2026-03-13',
      isHalfDay: false,
    });
    expect(absences?.totalCount).toBe(4);
  });
});

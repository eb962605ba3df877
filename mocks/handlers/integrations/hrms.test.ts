import { beforeEach, describe, expect, it } from 'vitest';
import { getScenario } from '../../scenarios/scenarios.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import type { Employee } from '../../store/world/people.ts';

/** Source of the rules: INTEG-013, INTEG-014, INTEG-021, INTEG-D10 to INTEG-D14. */
let server: TestServer;

beforeEach(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
  // The first call seeds the area.
  await server.request('ava', 'getIntegrations');
});

const preview = async (by = 'ava') => (await server.request(by, 'getHrmsDifferences')).hrmsPreview;
const apply = (differenceIds: string[], by = 'ava') =>
  server.request(by, 'applyHrmsDifferences', { body: { differenceIds } });
const undo = (id: string, by = 'ava') => server.request(by, 'undoHrmsRun', { path: { id } });
const search = async () => {
  const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
  return (await server.request('ava', 'searchHrmsRuns', { body })).hrmsRuns;
};
const readEmployee = (id: string) =>
  server.store.transaction('read', (tx) => tx.tenant('aster').get('employees', id));
const change = (id: string, changes: Partial<Employee>) =>
  server.store.transaction('write', async (tx) => {
    const employee = await tx.tenant('aster').get('employees', id);
    if (employee) await tx.tenant('aster').put('employees', { ...employee, ...changes });
  });
const receive = (type: 'Shift' | 'ReportingTo' | 'Designations', email: string, value: string) =>
  server.store.transaction('write', (tx) =>
    tx.tenant('aster').put('externalRecords', { id: crypto.randomUUID(), type, email, value }),
  );

describe('the comparison with the HRMS', () => {
  it('the comparison names each person and field with both values, and changes nothing', async () => {
    const before = await readEmployee('employee-ben');
    const { differences, isComplete, totalCount } = await preview();
    expect([isComplete, totalCount]).toEqual([true, 7]);
    expect(
      differences.map((each) => [
        each.type,
        each.employeeName,
        each.currentValue,
        each.providerValue,
      ]),
    ).toEqual([
      ['Shift', 'Grace Kim', null, 'Early shift'],
      ['ReportingTo', 'Ben Okafor', 'Grace Kim', 'Hugo Silva'],
      ['Designations', 'Ben Okafor', 'Office manager', 'Senior developer'],
      ['Designations', 'Leo Park', 'Team lead', 'Developer'],
    ]);
    expect(await readEmployee('employee-ben')).toEqual(before);
    expect((await preview()).differences).toEqual(differences);
  });

  it('the comparison names what is skipped, and why', async () => {
    await receive('Designations', 'ben@demo.test', 'Tester');
    await receive('Designations', 'hugo@demo.test', ' ');
    await receive('ReportingTo', 'ines@demo.test', 'ines@demo.test');
    await receive('ReportingTo', 'jon@demo.test', 'ava@demo.test');
    await change('employee-hugo', { isActive: false });
    const { skipped } = await preview();
    const shown = skipped.map((each) => `${each.type} ${each.email} ${each.reason}`);
    expect(shown).toEqual([
      'Shift nobody@demo.test unknownPerson',
      'ReportingTo ben@demo.test managerLeft',
      'ReportingTo grace@demo.test cycle',
      'ReportingTo ines@demo.test cycle',
      'ReportingTo jon@demo.test ownReport',
      'ReportingTo leo@demo.test unknownManager',
      'Designations ben@demo.test duplicate',
      'Designations hugo@demo.test invalidValue',
    ]);
  });

  it('the second record of a circle in the HRMS is skipped', async () => {
    await receive('ReportingTo', 'hugo@demo.test', 'ben@demo.test');
    const { differences, skipped } = await preview();
    expect(differences.filter(({ type }) => type === 'ReportingTo')).toHaveLength(1);
    expect(skipped).toContainEqual(
      expect.objectContaining({ email: 'hugo@demo.test', reason: 'cycle' }),
    );
  });

  it('half a response is shown as incomplete, and nothing of it is applied', async () => {
    const { differences } = await preview();
    server.setScenario(getScenario('hrms-incomplete'));
    expect(await preview()).toMatchObject({ isComplete: false, receivedCount: 3, totalCount: 7 });
    const body = { differenceIds: differences.map(({ id }) => id) };
    const rejected = await server.expectError('ava', 'applyHrmsDifferences', { body });
    expect(rejected).toMatchObject({ status: 503, code: 'hrmsIncomplete' });
    expect((await readEmployee('employee-grace'))?.shift).toBe('');
    expect(await search()).toHaveLength(3);
  });

  it('a provider that is down is reported, and one that is not selected as well', async () => {
    server.setScenario(getScenario('hrms-down'));
    expect(await server.expectError('ava', 'getHrmsDifferences')).toMatchObject({
      status: 503,
      code: 'hrmsDown',
    });
    expect((await server.expectError('ben', 'getHrmsDifferences')).status).toBe(403);
  });
});

describe('applying differences', () => {
  it('only selected differences are applied, as one run', async () => {
    const before = await readEmployee('employee-leo');
    const { differences } = await preview();
    const ids = differences.filter(({ employeeId }) => employeeId === 'employee-ben');
    const { hrmsRun, skipped, outdatedIds } = await apply(ids.map(({ id }) => id));
    expect([hrmsRun.changedCount, hrmsRun.types, skipped, outdatedIds]).toEqual([
      2,
      ['ReportingTo', 'Designations'],
      [],
      [],
    ]);
    expect((await readEmployee('employee-ben'))?.reportingToId).toBe('employee-hugo');
    expect(await readEmployee('employee-leo')).toEqual(before);
    const left = (await preview()).differences.map(({ employeeName }) => employeeName);
    expect(left).toEqual(['Grace Kim', 'Leo Park']);
    expect((await search())[0]).toEqual(hrmsRun);
  });

  it('a difference that has changed since is left and reported, and rejected if it is the only one', async () => {
    const { differences } = await preview();
    const [shift, manager] = differences.map(({ id }) => id);
    await change('employee-ben', { reportingToId: 'employee-leo' });
    const { outdatedIds, hrmsRun } = await apply([shift ?? '', manager ?? '']);
    expect([outdatedIds, hrmsRun.changedCount]).toEqual([[manager], 1]);
    const body = { differenceIds: [manager ?? ''] };
    const rejected = await server.expectError('ava', 'applyHrmsDifferences', { body });
    expect(rejected).toMatchObject({ status: 409, code: 'hrmsOutdated' });
  });

  it('a selection that would make a circle without the rest is skipped', async () => {
    // Without Ben's new manager, Hugo would report to someone who reports to him.
    await change('employee-ben', { reportingToId: 'employee-hugo' });
    await receive('ReportingTo', 'hugo@demo.test', 'ben@demo.test');
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      for (const record of await db.query('externalRecords')) {
        if (record.email === 'ben@demo.test' && record.type === 'ReportingTo')
          await db.put('externalRecords', { ...record, value: 'leo@demo.test' });
      }
    });
    const { differences } = await preview();
    const hugo = differences.find(({ employeeName }) => employeeName === 'Hugo Silva');
    const { hrmsRun, skipped } = await apply([hugo?.id ?? '']);
    expect(hrmsRun.changedCount).toBe(0);
    expect(skipped).toMatchObject([{ employeeName: 'Hugo Silva', reason: 'cycle' }]);
  });

  it('every applied value is in the audit log', async () => {
    const { differences } = await preview();
    await apply(differences.map(({ id }) => id));
    const entries = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('auditEntries', { where: { recordId: 'employee-ben' } }),
    );
    const fields = entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields).toEqual(expect.arrayContaining(['reportingToId', 'designationId']));
  });
});

describe('the log of the HRMS import', () => {
  it('the log shows who ran the import, when and what it changed', async () => {
    const runs = await search();
    expect(runs.map((run) => [run.startedByName, run.undoneByName, run.isUndoable])).toEqual([
      ['Ava Stone', null, true],
      ['Kira Novak', 'Ava Stone', false],
      ['Kira Novak', null, false],
    ]);
    const path = { id: runs[0]?.id ?? '' };
    const { changes } = await server.request('ava', 'getHrmsRun', { path });
    expect(changes[0]).toMatchObject({
      employeeName: 'Ben Okafor',
      type: 'ReportingTo',
      previousValue: 'Hugo Silva',
      newValue: 'Grace Kim',
    });
  });

  it('a run of a single kind is in the log too', async () => {
    await server.request('ava', 'syncFromHrms', { body: { type: 'Designations' } });
    expect((await search())[0]).toMatchObject({ types: ['Designations'], changedCount: 2 });
  });

  it('the last run is undone, and then the one before it can be', async () => {
    const [before] = await search();
    const ben = await readEmployee('employee-ben');
    const { differences } = await preview();
    const { hrmsRun } = await apply(differences.map(({ id }) => id));
    const early = await server.expectError('ava', 'undoHrmsRun', {
      path: { id: before?.id ?? '' },
    });
    expect(early).toMatchObject({ status: 409, code: 'hrmsRunNotLast' });
    const undone = await undo(hrmsRun.id, 'kira');
    expect(undone.hrmsRun).toMatchObject({ undoneByName: 'Kira Novak', leftCount: 0 });
    expect(await readEmployee('employee-ben')).toMatchObject({
      reportingToId: 'employee-grace',
      designationId: ben?.designationId,
    });
    expect((await readEmployee('employee-grace'))?.shift).toBe('');
    expect((await preview()).differences.map(({ type, employeeId }) => [type, employeeId])).toEqual(
      differences.map(({ type, employeeId }) => [type, employeeId]),
    );
    const again = await server.expectError('ava', 'undoHrmsRun', { path: { id: hrmsRun.id } });
    expect(again).toMatchObject({ status: 409, code: 'hrmsRunUndone' });
    expect((await search()).find(({ id }) => id === before?.id)?.isUndoable).toBe(true);
  });

  it('the undo leaves what someone has changed since, and reports it', async () => {
    const leo = await readEmployee('employee-leo');
    const { differences } = await preview();
    const { hrmsRun } = await apply(differences.map(({ id }) => id));
    await change('employee-ben', { reportingToId: 'employee-leo' });
    const { changes, successMessages, hrmsRun: undone } = await undo(hrmsRun.id);
    expect(undone.leftCount).toBe(1);
    expect(changes.find(({ type }) => type === 'ReportingTo')?.leftReason).toBe('changed');
    expect(successMessages[1]).toBe('1 value was left as it is.');
    expect((await readEmployee('employee-ben'))?.reportingToId).toBe('employee-leo');
    expect((await readEmployee('employee-leo'))?.designationId).toBe(leo?.designationId);
  });

  it('the undo restores no manager who has left', async () => {
    const { differences } = await preview();
    const { hrmsRun } = await apply(differences.map(({ id }) => id));
    await change('employee-grace', { isActive: false });
    const { changes } = await undo(hrmsRun.id);
    expect(changes.find(({ type }) => type === 'ReportingTo')?.leftReason).toBe('managerLeft');
    const unknown = { path: { id: crypto.randomUUID() } };
    expect((await server.expectError('ava', 'undoHrmsRun', unknown)).status).toBe(404);
  });
});

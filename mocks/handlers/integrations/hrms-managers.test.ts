import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

/** Source of the rules: AUTH-D06, INTEG-021. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer('2026-03-11T12:00:00Z');
});

describe('managers imported from the HRMS', () => {
  const sync = (by: string) =>
    server.request(by, 'syncFromHrms', { body: { type: 'ReportingTo' as const } });
  const managerOfBen = async () => {
    const path = { id: 'employee-ben' };
    return (await server.request('ava', 'getEmployee', { path })).employee.reportingToId;
  };

  /** The demo HRMS also names a manager who reports to the employee. */
  const skipped = (count: number) =>
    `Managers who have left, or who would report to themselves, were skipped (${count}).`;

  it('the HRMS makes no one report to the person who replaces their manager, until another person does', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const hugo = await db.get('tenantUsers', 'hugo');
      if (hugo) await db.put('tenantUsers', { ...hugo, roleIds: ['admin'] });
    });
    const own = await sync('hugo');
    expect(own.sync.changedCount).toBe(0);
    expect(own.successMessages).toEqual([
      '0 records were imported.',
      'People who would report to you were skipped (1). Ask someone else to import them.',
      skipped(1),
    ]);
    expect(await managerOfBen()).toBe('employee-grace');
    expect((await sync('ava')).successMessages).toEqual(['1 record was imported.', skipped(1)]);
    expect(await managerOfBen()).toBe('employee-hugo');
    expect((await sync('hugo')).successMessages).toEqual(['0 records were imported.', skipped(1)]);
  });

  it.each([
    ['has left', { isActive: false, reportingToId: null }],
    ['would report to themselves', { isActive: true, reportingToId: 'employee-ben' }],
  ])('the HRMS names no manager who %s', async (_, change) => {
    const before = await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      for (const [id, changes] of [
        ['employee-ben', { reportingToId: null }],
        ['employee-hugo', change],
      ] as const) {
        const employee = await db.get('employees', id);
        if (employee) await db.put('employees', { ...employee, ...changes });
      }
      return db.query('employees', { order: { by: 'fullName' } });
    });
    const { sync: done, successMessages } = await sync('ava');
    expect([done.changedCount, successMessages[1]]).toEqual([0, skipped(2)]);
    const after = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('employees', { order: { by: 'fullName' } }),
    );
    expect(after).toEqual(before);
  });

  it('the shift of the HRMS changes no work place', async () => {
    const path = { id: 'employee-grace' };
    const before = (await server.request('ava', 'getEmployee', { path })).employee;
    const body = { type: 'Shift' as const };
    expect((await server.request('ava', 'syncFromHrms', { body })).sync.changedCount).toBe(1);
    const after = (await server.request('ava', 'getEmployee', { path })).employee;
    expect(after.workPlace).toBe(before.workPlace);
    expect([before.shift, after.shift]).toEqual(['', 'Early shift']);
  });
});

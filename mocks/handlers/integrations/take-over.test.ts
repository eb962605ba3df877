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
    ]);
    expect(await managerOfBen()).toBe('employee-grace');
    expect((await sync('ava')).successMessages).toEqual(['1 record was imported.']);
    expect(await managerOfBen()).toBe('employee-hugo');
    expect((await sync('hugo')).successMessages).toEqual(['0 records were imported.']);
  });
});

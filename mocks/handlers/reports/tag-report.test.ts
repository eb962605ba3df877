import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';
import { getFileName, readRows } from '../../testing/workbook.ts';
import { givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PRIV-050, CLOCK-002. */
let server: TestServer;

const strategic = uuid(331);
const internal = uuid(332);

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  await givenProjects(server);
  for (const [id, name] of [
    [strategic, 'Strategic'],
    [internal, 'Internal'],
  ]) {
    await server.request('ava', 'createTag', {
      body: { id, name, color: '#112233', teamId: null },
    });
  }
  const assign = (projectId: string, tagId: string, assignedToAll: boolean) =>
    server.request('ava', 'assignProjectTag', { body: { projectId, tagId, assignedToAll } });
  await assign(ids.portal, strategic, true);
  await assign(ids.design, internal, false);
});

const request = (more: object = {}) => ({
  body: { startDateAsString: '2026-03-09', endDateAsString: '2026-03-11', tagIds: [], ...more },
});
const report = (more: object = {}) => server.request('ava', 'getTagReport', request(more));
const hours = ({ tagReport }: Awaited<ReturnType<typeof report>>) =>
  tagReport.map(({ tagName, totalTime, projects }) => [
    tagName,
    totalTime,
    ...projects.map(({ projectCode, isInherited }) => projectCode + (isInherited ? '*' : '')),
  ]);

describe('the tag report', () => {
  it('the tag report has the hours per tag, also of sub-projects that inherit it', async () => {
    const response = await report();
    expect(hours(response)).toEqual([
      ['Strategic', '3h 35m', 'T-2*', 'T-1'],
      ['Internal', '2h 05m', 'T-2'],
    ]);
    expect(response.tagReport[0]).toMatchObject({
      tagId: strategic,
      tagColor: '#112233',
      totalTimeInSeconds: 12_900,
      totalTimeInHours: 3.58,
    });
  });

  it('the tag report counts a project with two tags for both, but once in the total', async () => {
    const { totalTimeInSeconds, totalTime } = await report();
    expect([totalTimeInSeconds, totalTime]).toEqual([12_900, '3h 35m']);
  });

  it('the tag report can be limited to some tags', async () => {
    const response = await report({ tagIds: [internal] });
    expect(hours(response)).toEqual([['Internal', '2h 05m', 'T-2']]);
    expect(response.totalTime).toBe('2h 05m');
  });

  it('the tag report counts an entry on each of its days, divided in the caller’s time zone', async () => {
    const work = { projectId: ids.portal };
    await retainOnly(server, 'ben', [
      // In Berlin, the first one lies on the 9th, and the last ten minutes of the other.
      entry(1, at('23:10', '2026-03-08'), at('23:40', '2026-03-08'), work),
      entry(2, at('22:50', '2026-03-08'), at('23:10', '2026-03-08'), work),
    ]);
    await retainOnly(server, 'leo', []);
    expect(hours(await report({ tagIds: [strategic] }))).toEqual([
      ['Strategic', '2h 45m', 'T-2*', 'T-1'],
    ]);
  });

  it('the tag report counts a running entry until now', async () => {
    await retainOnly(server, 'ben', [entry(1, '14:00', null, { projectId: ids.portal })]);
    await retainOnly(server, 'leo', []);
    await retainOnly(server, 'grace', []);
    expect((await report()).totalTime).toBe('1h 00m');
  });

  it('the tag report shows tags without time, but no project without time', async () => {
    const response = await report({
      startDateAsString: '2026-01-01',
      endDateAsString: '2026-01-02',
    });
    expect(hours(response)).toEqual([
      ['Internal', '0h 00m'],
      ['Strategic', '0h 00m'],
    ]);
  });

  it('the tag report rejects an end before the start, and more than a year', async () => {
    const expectError = async (more: object) =>
      (await server.expectError('ava', 'getTagReport', request(more))).code;
    expect(await expectError({ endDateAsString: '2026-03-08' })).toBe('periodBackwards');
    expect(await expectError({ startDateAsString: '2025-03-10' })).toBe('periodTooLong');
    expect(await expectError({ startDateAsString: 'x' })).toBe('invalid');
  });

  it('the tag report has only projects that the person has access to', async () => {
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const role = await db.get('roles', 'teamLead');
      if (!role) throw new Error('There is no role of team leads.');
      const privileges = [...role.privileges, 'tagReport.basic' as const];
      await db.put('roles', { ...role, privileges });
    });
    const response = await server.request('grace', 'getTagReport', request());
    expect(hours(response)).toEqual([
      ['Internal', '2h 05m', 'T-2'],
      ['Strategic', '2h 05m', 'T-2*'],
    ]);
  });
});

describe('the tag report in Excel', () => {
  it('the Excel tag report has a row for each tag and project, and is named after its days', async () => {
    const response = await server.send('ava', 'exportTagReport', request());
    expect(getFileName(response)).toBe('TagReport-09-Mar-2026 to 11-Mar-2026.xlsx');
    expect(await readRows(response)).toEqual([
      ['Tag', 'Code', 'Project', 'Hours'],
      ['Strategic', 'T-2', 'Design', '2.08'],
      ['Strategic', 'T-1', 'Portal', '1.5'],
      ['Internal', 'T-2', 'Design', '2.08'],
      ['Total (each hour counted once)', '', '', '3.58'],
    ]);
  });

  it('the Excel tag report has its headings in the reader’s language', async () => {
    const headers = { 'Accept-Language': 'es' };
    const response = await server.send('ava', 'exportTagReport', { ...request(), headers });
    expect((await readRows(response))[0]).toEqual(['Etiqueta', 'Código', 'Proyecto', 'Horas']);
  });
});

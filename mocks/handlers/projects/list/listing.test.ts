import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { now, uuid } from '../../../testing/timesheets.ts';
import { readRows } from '../../../testing/workbook.ts';
import { employee, givenProjects, ids } from '../projects.fixtures.ts';

/** Source: ANLYT-030, PROJ-001, PROJ-049. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const search = (personId: string, more: object = {}) =>
  server.request(personId, 'searchProjects', {
    body: { page: 1, pageSize: 10, sort: null, columnFilters: [], ...more },
  });
const fetchCodes = async (personId: string, more: object = {}) =>
  (await search(personId, more)).pmoProjects.map(({ code }) => code);

describe('the project list', () => {
  it('the project list shows id, code, name, description, createdBy, ownedBy, isResponse', async () => {
    const { pmoProjects, totalCount } = await search('ben');
    expect(pmoProjects[0]).toEqual({
      id: ids.portal,
      code: 'T-1',
      name: 'Portal',
      description: 'About Portal',
      createdBy: 'Ben Okafor',
      ownedBy: 'Ben Okafor',
      isResponse: false,
      isOwner: true,
      isWatching: false,
      isApexProject: false,
      unResolvedImpediment: 0,
      dueOn: '2026-05-01',
      startOn: null,
      createdOn: '2026-01-05T09:00:00.000Z',
      ownerId: employee('ben'),
      parentProject: null,
      subProjectCount: 1,
      version: 1,
    });
    expect(totalCount).toBe(3);
  });

  it('the project list names the parent only to those who have access to it', async () => {
    const parents = async (personId: string) =>
      (await search(personId)).pmoProjects.map(({ parentProject }) => parentProject?.code ?? null);
    expect(await parents('ben')).toEqual([null, 'T-1', 'T-2']);
    expect(await parents('grace')).toEqual([null, 'T-2', null, null]);
  });

  it.each([
    ['ava', ['T-1', 'T-4', 'T-5', 'T-6']],
    ['ben', ['T-1']],
    ['grace', ['T-2', 'T-4', 'T-6']],
  ])('the tree of %s starts with the highest projects that they see: %j', async (who, codes) => {
    expect(await fetchCodes(who, { isTopLevel: true })).toEqual(codes);
  });

  it('the project list sorts the watched projects first or last, on every page', async () => {
    for (const id of [ids.icons, ids.shop]) {
      await server.request('ava', 'watchProject', { path: { id } });
    }
    expect(await fetchCodes('ava', { sort: '-isWatching' })).toEqual([
      'T-3',
      'T-6',
      'T-1',
      'T-2',
      'T-4',
      'T-5',
    ]);
    expect(await fetchCodes('ava', { sort: 'isWatching' })).toEqual([
      'T-1',
      'T-2',
      'T-4',
      'T-5',
      'T-3',
      'T-6',
    ]);
  });

  it.each(['-isWatching', 'isWatching'])(
    'the pages sorted by %s continue each other',
    async (sort) => {
      const many = await server.store.transaction('write', async (tx) => {
        const db = tx.tenant('aster');
        const source = await db.get('projects', ids.secret);
        if (!source) throw new Error('There is no project to copy.');
        const added = Array.from({ length: 40 }, (_, at) => ({
          ...source,
          id: uuid(700 + at),
          code: `U-${String(at).padStart(2, '0')}`,
        }));
        for (const project of added) await db.put('projects', project);
        for (const at of [0, 7, 8, 21, 22, 39]) {
          const projectId = uuid(700 + at);
          const watch = { projectId, employeeId: employee('ava') };
          await db.put('projectWatches', { id: `${projectId}:ava`, ...watch });
        }
        return added.length;
      });
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map(async (page) => (await search('ava', { page, sort })).pmoProjects),
      );
      const all = pages.flat();
      expect(new Set(all.map(({ id }) => id)).size).toBe(many + 6);
      const half = (isWatching: boolean) =>
        all.filter((row) => row.isWatching === isWatching).map(({ code }) => code);
      expect(half(true)).toEqual(half(true).toSorted());
      expect(half(false)).toEqual(half(false).toSorted());
      expect(all.findLastIndex(({ isWatching }) => isWatching)).toBe(
        sort === '-isWatching' ? 5 : 45,
      );
    },
  );

  it('the exported project list has all rows in the requested order', async () => {
    const body = { page: 1, pageSize: 10, sort: '-code', columnFilters: [], search: 'portal' };
    const response = await server.send('ben', 'exportProjects', { body });
    const rows = await readRows(response);
    expect(rows.map(([code]) => code)).toEqual(['Code', 'T-1']);
  });

  it.each([
    ['ava', ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6'], 'administrators see all'],
    ['ben', ['T-1', 'T-2', 'T-3'], 'his own, and all below it'],
    ['leo', ['T-1', 'T-2', 'T-3'], 'as a member, and all below it'],
    ['grace', ['T-2', 'T-3', 'T-4', 'T-6'], 'her own, and where she is a member'],
  ])('the project list for %s has the accessible %j: %s', async (personId, codes) => {
    expect(await fetchCodes(personId)).toEqual(codes);
  });

  it('the project list is filtered and paged, with pmoProjects and totalCount', async () => {
    const filtered = { columnFilters: [{ name: 'ownedBy', value: 'ava' }] };
    expect(await fetchCodes('ava', filtered)).toEqual(['T-4', 'T-5']);
    expect(await fetchCodes('ava', { sort: '-name' })).toEqual(
      ['Shop', 'Secret', 'Portal', 'Icons', 'Design', 'Billing'].map(getCode),
    );
    const second = await search('ava', { page: 2 });
    expect(second).toEqual({ pmoProjects: [], totalCount: 6 });
  });

  it('the project list rejects an unknown column and another page size', async () => {
    const body = { page: 1, pageSize: 10, sort: 'secret', columnFilters: [] };
    const rejected = await server.expectError('ben', 'searchProjects', { body });
    expect(rejected).toMatchObject({ status: 400, code: 'columnUnknown' });
    const wide = { ...body, sort: null, pageSize: 7 };
    expect((await server.expectError('ben', 'searchProjects', { body: wide })).status).toBe(400);
  });

  it('the project list sorts by due date, with missing dates first', async () => {
    expect((await fetchCodes('ben', { sort: 'dueOn' })).at(-1)).toBe('T-1');
  });

  it('the project list sets isResponse while a link request waits for the owner', async () => {
    const link = { projectId: ids.design, subProjectId: ids.billing };
    const body = { ...link, employeeId: employee('ava') };
    await server.request('ava', 'requestSubProjectLink', { body });
    const waiting = async (personId: string) =>
      (await search(personId)).pmoProjects.flatMap(({ code, isResponse }) =>
        isResponse ? [code] : [],
      );
    expect(await waiting('grace')).toEqual(['T-2']);
    expect(await waiting('ben')).toEqual(['T-2']); // He owns the parent project.
    expect(await waiting('leo')).toEqual([]);
  });

  it('the project list includes the watch list and the unresolved impediments', async () => {
    await server.request('ben', 'watchProject', { path: { id: ids.design } });
    const body = { projectId: ids.design, impediments: 'No paper' };
    await server.request('grace', 'addImpediment', { body });
    expect(await fetchCodes('ben', { selectedFilter: 'OnWatchlist' })).toEqual(['T-2']);
    expect(await fetchCodes('ben', { selectedFilter: 'Impedimented' })).toEqual(['T-2']);
    expect(await fetchCodes('grace', { selectedFilter: 'OnWatchlist' })).toEqual([]);
    const [, design] = (await search('ben')).pmoProjects;
    expect(design).toMatchObject({ isWatching: true, unResolvedImpediment: 1 });
  });

  it.each([
    ['OwnedByMe', ['T-1']],
    ['ProgressingInTheLastWeek', ['T-1', 'T-2']],
    ['StoppedInTheLastWeek', []],
  ])('the project list accepts the filter %s', async (selectedFilter, codes) => {
    expect(await fetchCodes('ben', { selectedFilter })).toEqual(codes);
  });
});

const getCode = (name: string) =>
  `T-${['Portal', 'Design', 'Icons', 'Billing', 'Secret', 'Shop'].indexOf(name) + 1}`;

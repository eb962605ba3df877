import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, now, uuid } from '../../testing/timesheets.ts';
import { employee, givenProjects, ids } from '../projects/projects.fixtures.ts';

/** Source: PROJ-054, PROJ-D22 to PROJ-D28. */
let server: TestServer;

const tasks = {
  late: uuid(221),
  today: uuid(222),
  done: uuid(223),
  nobody: uuid(224),
};

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
  await server.store.transaction('write', async (tx) => {
    const db = tx.tenant('aster');
    const task = async (id: string, code: string, more: object) =>
      db.put('tasks', {
        id,
        code,
        name: `Task ${code}`,
        description: '',
        projectId: ids.portal,
        version: 1,
        changedByName: 'Ava Stone',
        changedOn: now,
        changedFields: [],
        ...more,
      });
    const ben = { assigneeId: employee('ben') };
    await task(tasks.late, 'T-1-T3', { ...ben, dueOn: '2026-03-02', estimateInSeconds: 7200 });
    await task(tasks.today, 'T-1-T4', { ...ben, dueOn: '2026-03-11', status: 'inProgress' });
    await task(tasks.done, 'T-1-T5', { ...ben, dueOn: '2026-03-01', status: 'done' });
    await task(tasks.nobody, 'T-1-T6', { dueOn: '2026-03-13' });
    const impediment = (id: string, projectId: string, createdBy: string, resolvedOn = '') =>
      db.put('impediments', {
        id,
        projectId,
        impediments: `Impediment ${id.slice(-3)}`,
        createdBy: employee(createdBy),
        createdOn: at('09:00', '2026-03-03'),
        resolvedBy: resolvedOn === '' ? null : employee(createdBy),
        resolvedOn: resolvedOn === '' ? null : resolvedOn,
        resolution: '',
        version: 1,
        changedByName: 'Ava Stone',
        changedOn: now,
        changedFields: [],
      });
    await impediment(uuid(231), ids.portal, 'ben');
    await impediment(uuid(232), ids.portal, 'leo', now);
    await impediment(uuid(233), ids.secret, 'ava');
  });
});

const request = (scope: string, more: object = {}) => ({
  body: {
    scope,
    startDateAsString: '2026-03-09',
    endDateAsString: '2026-03-15',
    page: 1,
    pageSize: 50,
    sort: null,
    ...more,
  },
});
const search = (personId: string, scope: string, more: object = {}) =>
  server.request(personId, 'searchWorkItems', request(scope, more));
const codes = async (personId: string, scope: string, more: object = {}) =>
  (await search(personId, scope, more)).items.map(({ code, title }) => code ?? title);

describe('the items of the work view', () => {
  it('the work of a person is what is assigned to them, timed or raised by them, by due date', async () => {
    expect(await codes('ben', 'mine')).toEqual([
      'T-1-T5',
      'T-1-T3',
      'T-1-T4',
      'T-1-T1',
      'Impediment 231',
    ]);
    expect(await codes('ben', 'mine', { reasons: ['timed'] })).toEqual(['T-1-T1']);
    expect(await codes('ben', 'mine', { reasons: ['raised'] })).toEqual(['Impediment 231']);
  });

  it('an item says why it is the reader’s, and how much time it has', async () => {
    const { items, totals } = await search('ben', 'mine', { reasons: ['timed'] });
    expect(items).toMatchObject([
      {
        kind: 'task',
        reasons: ['timed'],
        totalSeconds: 5400,
        periodSeconds: 5400,
        mySeconds: 3600,
        isEditable: true,
        isMovable: true,
        groupId: null,
      },
    ]);
    expect(totals).toEqual({ count: 1, periodSeconds: 5400, estimateInSeconds: 0 });
  });

  it('projects without access are not named, and are not counted', async () => {
    const found = await search('ben', 'all', { group: 'project' });
    expect(found.groups.map(({ name }) => name)).toEqual(['T-1 Portal', 'T-2 Design']);
    expect(JSON.stringify(found)).not.toContain('Secret');
    expect(found.totals.count).toBe(9);
    expect(found.items).toHaveLength(9);
  });

  it('every grouping has all items once, with the counts of its groups', async () => {
    const counts = async (group: string) => {
      const { groups, items } = await search('ben', 'all', { group });
      for (const { id, count } of groups) {
        expect(items.filter(({ groupId }) => groupId === id)).toHaveLength(count);
      }
      return Object.fromEntries(groups.map(({ id, count }) => [id, count]));
    };
    expect(await counts('status')).toEqual({ open: 5, inProgress: 1, blocked: 1, done: 2 });
    expect(await counts('due')).toEqual({
      overdue: 1,
      today: 1,
      thisWeek: 1,
      nextWeek: 0,
      later: 0,
      none: 4,
      done: 2,
    });
    expect(await counts('person')).toEqual({
      [employee('ben')]: 4,
      [employee('leo')]: 1,
      none: 4,
    });
  });

  it('pages of every order and grouping have each item once, in one order', async () => {
    for (const sort of [
      'due',
      '-hours',
      'hours',
      'project',
      '-title',
      'person',
      '-person',
      'estimate',
      'order',
    ]) {
      for (const group of ['none', 'status', 'person', 'due', 'project']) {
        const all = (await search('ben', 'all', { sort, group })).items.map(({ id }) => id);
        expect(new Set(all).size).toBe(9);
        const paged: string[] = [];
        for (let page = 1; page <= 3; page += 1) {
          const { items } = await search('ben', 'all', { sort, group, page, pageSize: 4 });
          paged.push(...items.map(({ id }) => id));
        }
        expect(paged, `${sort} by ${group}`).toEqual(all);
      }
    }
  });

  it('the board gets the first items of each group, and more of one', async () => {
    const first = await search('ben', 'all', { group: 'status', rowsPerGroup: 2 });
    expect(first.totalCount).toBe(6);
    expect(first.groups.find(({ id }) => id === 'open')?.count).toBe(5);
    const more = await search('ben', 'all', {
      group: 'status',
      groupId: 'open',
      page: 2,
      pageSize: 2,
    });
    expect(more.items).toHaveLength(2);
    expect(more.totalCount).toBe(5);
    expect(more.groups).toHaveLength(4);
  });

  it('filters by words, kind, person, status and due date find only what matches all', async () => {
    expect(await codes('ben', 'all', { search: 'portal draw' })).toEqual(['T-1-T1']);
    expect(await codes('ben', 'all', { kinds: ['impediment'], statuses: ['blocked'] })).toEqual([
      'Impediment 231',
    ]);
    expect(await codes('ben', 'all', { personIds: ['me'], due: 'overdue' })).toEqual(['T-1-T3']);
    expect(await codes('ben', 'all', { due: 'thisWeek' })).toEqual(['T-1-T4', 'T-1-T6']);
    expect(
      await codes('ben', 'all', {
        personIds: ['none'],
        due: 'range',
        dueFrom: '2026-03-12',
        dueTo: '2026-03-13',
      }),
    ).toEqual(['T-1-T6']);
    expect(await codes('ben', 'all', { projectIds: [ids.design] })).toEqual(['T-2-T1']);
    expect(await codes('ben', 'all', { projectIds: [ids.secret] })).toEqual([]);
  });

  it('“me” means whoever reads', async () => {
    const filter = { personIds: ['me'], projectIds: [ids.portal] };
    expect(await codes('leo', 'all', filter)).toEqual(['Impediment 232']);
    expect(await codes('ben', 'all', { ...filter, kinds: ['impediment'] })).toEqual([
      'Impediment 231',
    ]);
  });

  it('only a lead selects the team, and the order must be known', async () => {
    const { status } = await server.send('leo', 'searchWorkItems', request('team'));
    expect(status).toBe(403);
    const unknown = await server.send('ben', 'searchWorkItems', request('all', { sort: 'color' }));
    expect(unknown.status).toBe(400);
    const backwards = { due: 'range', dueFrom: '2026-03-12', dueTo: '2026-03-01' };
    const range = await server.send('ben', 'searchWorkItems', request('all', backwards));
    expect(range.status).toBe(400);
  });
});

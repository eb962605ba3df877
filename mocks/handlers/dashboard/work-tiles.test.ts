import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '../../store/world/projects.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, now, retainOnly, uuid } from '../../testing/timesheets.ts';
import { seeded } from '../../seed/seeded.ts';
import { employee, givenProjects, ids } from '../projects/projects.fixtures.ts';
import type { TileName } from './tile.ts';

/** The tiles of the user's projects and tasks. Source: SHELL-D60, SHELL-D61, SHELL-D62. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  server.setNow(now);
  await givenProjects(server);
});

const only = (personId: string, ...tiles: TileName[]) =>
  server.request(personId, 'getDashboard', { query: { tiles } });

/** Stores tasks of Portal that are assigned to Ben, unless they say otherwise. */
const given = (...tasks: readonly Partial<Task>[]) =>
  server.store.transaction('write', async (tx) => {
    for (const [index, task] of tasks.entries()) {
      const fields = {
        id: uuid(300 + index),
        code: `AS-001-T${30 + index}`,
        name: `Task ${index}`,
        description: '',
        projectId: ids.portal,
        assigneeId: employee('ben'),
        ...task,
      };
      await tx.tenant('aster').put('tasks', seeded(fields, Date.parse(now)));
    }
  });

const names = async (personId = 'ben') => {
  const { tasks } = await only(personId, 'tasks');
  if (!tasks) return null;
  return [tasks.overdue, tasks.dueToday, tasks.dueThisWeek].map((due) =>
    due.tasks.map(({ taskName }) => taskName),
  );
};

describe('the tasks on the Dashboard', () => {
  it('the due tasks are overdue, due today or later in the week, by their dates', async () => {
    await given(
      { name: 'On Sunday', dueOn: '2026-03-15' },
      { name: 'Next Monday', dueOn: '2026-03-16' },
      { name: 'Today', dueOn: '2026-03-11', status: 'blocked' },
      { name: 'Yesterday', dueOn: '2026-03-10', status: 'inProgress' },
      { name: 'Last year', dueOn: '2025-03-10' },
      { name: 'Some time', dueOn: null },
    );
    expect(await names()).toEqual([['Last year', 'Yesterday'], ['Today'], ['On Sunday']]);
    const { tasks } = await only('ben', 'tasks');
    expect(tasks?.dueToday).toEqual({
      count: 1,
      tasks: [
        {
          taskId: uuid(302),
          taskCode: 'AS-001-T32',
          taskName: 'Today',
          projectId: ids.portal,
          projectCode: 'T-1',
          projectName: 'Portal',
          status: 'blocked',
          dueOn: '2026-03-11',
        },
      ],
    });
  });

  it('a task that is done, or of someone else, is not due', async () => {
    const dueOn = '2026-03-11';
    await given(
      { name: 'Done', dueOn, status: 'done' },
      { name: 'Of Leo', dueOn, assigneeId: employee('leo') },
      { name: 'Of nobody', dueOn, assigneeId: null },
    );
    expect(await names()).toEqual([[], [], []]);
    expect(await names('leo')).toEqual([[], ['Of Leo'], []]);
  });

  it('a task of a project without access is not shown', async () => {
    await given({ projectId: ids.secret, dueOn: '2026-03-11' });
    expect(await names()).toEqual([[], [], []]);
  });

  it('the first five of many are listed, and all are counted', async () => {
    await given(...Array.from({ length: 7 }, (_, day) => ({ dueOn: `2026-03-0${day + 1}` })));
    const { tasks } = await only('ben', 'tasks');
    expect(tasks?.overdue.count).toBe(7);
    expect(tasks?.overdue.tasks.map(({ dueOn }) => dueOn.slice(-1))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('the day is that in the user’s time zone', async () => {
    await given({ name: 'Thursday', dueOn: '2026-03-12' });
    server.setNow(at('23:30'));
    expect(await names()).toEqual([[], ['Thursday'], []]);
  });
});

describe('the impediments on the Dashboard', () => {
  it('the projects with the most open impediments come first', async () => {
    for (const projectId of [ids.portal, ids.shop, ids.portal]) {
      await server.request(projectId === ids.shop ? 'grace' : 'ben', 'addImpediment', {
        body: { projectId, impediments: 'No room' },
      });
    }
    const { impediments } = await only('ben', 'impediments');
    expect(impediments?.withOpenImpediments).toBe(1);
    expect(impediments?.mostImpeded).toEqual([
      {
        projectId: ids.portal,
        projectCode: 'T-1',
        projectName: 'Portal',
        openImpedimentCount: 2,
      },
    ]);
  });
});

describe('the hours by project on the Dashboard', () => {
  it('the hours of the week are summed by project, the longest first', async () => {
    await retainOnly(server, 'ben', [
      entry(1, at('09:00', '2026-03-08'), at('10:00', '2026-03-08'), { projectId: ids.portal }),
      entry(2, at('09:00', '2026-03-09'), at('10:00', '2026-03-09'), { projectId: ids.portal }),
      entry(3, '07:00', '07:30'),
      entry(4, '08:00', '09:00', { projectId: ids.portal, taskId: ids.draw }),
      entry(5, '12:00', null, { projectId: ids.design }),
    ]);
    const { projectHours, hours } = await only('ben', 'projectHours', 'hours');
    const rows = projectHours?.projects ?? [];
    expect(
      rows.map(({ projectId, totalTimeInSeconds }) => [projectId, totalTimeInSeconds]),
    ).toEqual([
      [ids.design, 10_800],
      [ids.portal, 7200],
      [null, 1800],
    ]);
    expect(rows[1]).toMatchObject({ projectCode: 'T-1', projectName: 'Portal' });
    const sum = rows.reduce((total, { totalTimeInSeconds }) => total + totalTimeInSeconds, 0);
    expect(sum).toBe(hours?.weekInSeconds);
  });
});

it('the tiles of projects and tasks require their right and an employee record', async () => {
  const none = { tasks: null, projectHours: null, impediments: null };
  for (const personId of ['jon', 'kira']) {
    const tiles = await server.request(personId, 'getDashboard');
    expect(tiles).toMatchObject(none);
  }
});

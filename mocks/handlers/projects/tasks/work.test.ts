import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seeded } from '../../../seed/seeded.ts';
import { at, now, uuid } from '../../../testing/timesheets.ts';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { givenProjects, ids } from '../projects.fixtures.ts';

/** Source: PROJ-004, PROJ-047. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => givenProjects(server));

const search = (personId: string, searchCharacters = '', skip = 0) =>
  server.request(personId, 'searchWork', { query: { searchCharacters, skip: String(skip) } });

async function found(personId: string, text?: string): Promise<string[]> {
  const { work } = await search(personId, text);
  return work.map(toText);
}

const toText = (work: { projectDisplayString: string; taskDisplayString: string }): string =>
  [work.projectDisplayString, work.taskDisplayString].filter(Boolean).join(' / ');

describe('work to book time on', () => {
  it('work to book on is what the person has access to, each project before its tasks, by code', async () => {
    expect(await found('leo')).toEqual([
      'T-1 Portal',
      'T-1 Portal / T-1-T1 Draw',
      'T-1 Portal / T-1-T2 Review',
      'T-2 Design',
      'T-2 Design / T-2-T1 Sketch',
      'T-3 Icons',
    ]);
    expect(await found('leo', 'secret')).toEqual([]);
    expect(await found('ava', 'secret')).toEqual(['T-5 Secret']);
  });

  it('work to book on is found by words of project and task together, whatever the case', async () => {
    expect(await found('leo', '  rev  PORT ')).toEqual(['T-1 Portal / T-1-T2 Review']);
    expect(await found('leo', 't-2')).toEqual(['T-2 Design', 'T-2 Design / T-2-T1 Sketch']);
    expect(await found('leo', 'portal sketch')).toEqual([]);
  });

  it('work to book on indicates who may add a task: owners, members and owners of a project above', async () => {
    const mayAdd = async (personId: string, text: string) =>
      (await search(personId, text)).work.map(({ mayAddTask }) => mayAddTask);
    expect(await mayAdd('leo', 'portal draw')).toEqual([true]);
    expect(await mayAdd('ben', 'icons')).toEqual([true]);
    expect(await mayAdd('ava', 'portal draw')).toEqual([false]);
  });

  it('work to book on comes in counted pages of 20 among 5,000 projects', async () => {
    const today = Date.parse(now);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const portal = await db.get('projects', ids.portal);
      if (!portal) throw new Error('There is no portal.');
      for (let number = 1; number <= 5000; number += 1) {
        const own = { id: uuid(10_000 + number), code: `X-${number}`, name: `Plan ${number}` };
        await db.put('projects', seeded({ ...portal, ...own, createdOn: at('09:00') }, today));
      }
    });
    const first = await search('ben', 'plan');
    expect([first.totalCount, first.work.length]).toEqual([5000, 20]);
    const next = await search('ben', 'plan', 20);
    expect(next.work[0]?.projectDisplayString).toBe('X-21 Plan 21');
    expect((await search('ben', 'plan', 4990)).work).toHaveLength(10);
  });

  it('work to book on has the same order on all pages, however projects and tasks are mixed', async () => {
    const today = Date.parse(now);
    // The first projects have no tasks, then some have many.
    const mixed = Array.from({ length: 150 }, (_, number) => ({
      id: uuid(20_000 + number),
      code: `M-${number}`,
      tasks: Array.from({ length: number < 60 ? 0 : (number * 7) % 11 }, (_task, position) => ({
        id: uuid(30_000 + number * 20 + position),
        code: `M-${number}-T${position}`,
      })),
    }));
    const expected = mixed.flatMap(({ code, tasks }) => [
      `${code} Mixed`,
      ...tasks.map((task) => `${code} Mixed / ${task.code} Part`),
    ]);
    await server.store.transaction('write', async (tx) => {
      const db = tx.tenant('aster');
      const portal = await db.get('projects', ids.portal);
      const draw = await db.get('tasks', ids.draw);
      if (!portal || !draw) throw new Error('There is no portal.');
      for (const { tasks, ...project } of mixed) {
        await db.put('projects', seeded({ ...portal, ...project, name: 'Mixed' }, today));
        for (const task of tasks) {
          const projectId = project.id;
          await db.put('tasks', seeded({ ...draw, ...task, name: 'Part', projectId }, today));
        }
      }
    });
    const pages: string[] = [];
    for (let skip = 0; skip < expected.length; skip += 20) {
      const { work, totalCount } = await search('ben', 'mixed', skip);
      expect(totalCount).toBe(expected.length);
      pages.push(...work.map(toText));
    }
    expect(pages).toEqual(expected);
    const [last] = (await search('ben', 'mixed', expected.length - 1)).work;
    expect(last && toText(last)).toBe(expected.at(-1));
    expect((await search('ben', 'mixed', expected.length)).work).toEqual([]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRecord, World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, now, uuid } from '../../testing/timesheets.ts';

/** Source: CLOCK-013, CLOCK-081. */
let server: TestServer;
let task: World['tasks'];
let project: World['projects'];

beforeAll(async () => {
  server = await startServer(now);
  await server.store.transaction('read', async (tx) => {
    const db = tx.tenant('aster');
    const [first] = await db.query('tasks', { order: { by: 'code' }, limit: 1 });
    const its = first && (await db.get('projects', first.projectId));
    if (!first || !its) throw new Error('There is no task.');
    task = first;
    project = its;
  });
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);

describe('searching entries', () => {
  const search = (searchCharacters: string, skip = 0) =>
    server.request('ben', 'searchClockWorkEntries', {
      query: { searchCharacters, skip: String(skip) },
    });

  it('the entry search finds the entries of some days and of a project, with or without a text', async () => {
    await given(
      entry(1, '09:00', '10:00', { projectId: project.id }),
      entry(2, at('22:30', '2026-03-10'), at('22:45', '2026-03-10')),
      entry(3, at('23:30', '2026-03-10'), at('23:45', '2026-03-10')),
    );
    const found = async (query: Record<string, string>) =>
      (
        await server.request('ben', 'searchClockWorkEntries', {
          query: { searchCharacters: '', skip: '0', ...query },
        })
      ).clockWorkEntries.map(({ id }) => Number(id.slice(-2)));
    // 23:30 in UTC is 00:30 in Berlin.
    expect(await found({ firstDay: '2026-03-11' })).toEqual([1, 3]);
    expect(await found({ lastDay: '2026-03-10' })).toEqual([2]);
    expect(await found({ firstDay: '2026-03-10', lastDay: '2026-03-10' })).toEqual([2]);
    expect(await found({ projectId: project.id })).toEqual([1]);
    const without = { projectId: '00000000-0000-0000-0000-000000000000' };
    expect(await found({ ...without, firstDay: '2026-03-11' })).toEqual([3]);
    expect(await found({ firstDay: '2026-03-10', searchCharacters: 'entry 2' })).toEqual([2]);
  });

  it('the entry search matches description, project and task, ignoring case, newest first', async () => {
    const work = { projectId: project.id, taskId: task.id };
    await given(
      entry(1, '09:00', '10:00', { description: 'Daily stand-up' }),
      entry(2, '10:00', '11:00', { description: 'Other', ...work }),
      entry(3, at('09:00', '2026-01-05'), at('10:00', '2026-01-05'), { description: 'STAND-UP' }),
    );
    const found = await search(' stand-UP ');
    expect(found.clockWorkEntries.map(({ id }) => id)).toEqual([uuid(1), uuid(3)]);
    expect(found.totalCount).toBe(2);
    for (const text of [project.name, task.code.toLowerCase()]) {
      expect((await search(text)).clockWorkEntries.map(({ id }) => id)).toEqual([uuid(2)]);
    }
    expect(await search('nothing like it')).toEqual({ clockWorkEntries: [], totalCount: 0 });
  });

  it('the entry search returns pages of 20', async () => {
    await given(
      ...Array.from({ length: 23 }, (_, number) => {
        const minute = String(number).padStart(2, '0');
        return entry(number, `09:${minute}`, `09:${minute}`);
      }),
    );
    const first = await search('entry');
    expect([first.clockWorkEntries.length, first.totalCount]).toEqual([20, 23]);
    const rest = await search('entry', 20);
    expect(rest.clockWorkEntries.map(({ description }) => description)).toEqual([
      'Entry 2',
      'Entry 1',
      'Entry 0',
    ]);
  });

  it('the entry search finds nothing of other users', async () => {
    await retainOnly(server, 'grace', [entry(5, '09:00', '10:00', { description: 'Secret' })]);
    expect(await search('secret')).toEqual({ clockWorkEntries: [], totalCount: 0 });
  });

  it('the entry search requires a text', async () => {
    for (const searchCharacters of ['', '  ']) {
      const query = { searchCharacters, skip: '0' };
      const errorBody = await server.expectError('ben', 'searchClockWorkEntries', { query });
      expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual(['searchCharacters']);
    }
  });
});

describe('the most recent entries', () => {
  const recent = (n: string) => ({ path: { n } });

  it('the most recent entries are the newest n, and all are counted', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null), entry(3, '11:00', '12:00'));
    const { clockWorkEntries, totalCount } = await server.request(
      'ben',
      'getMostRecentEntries',
      recent('2'),
    );
    expect(clockWorkEntries.map(({ id }) => id)).toEqual([uuid(2), uuid(3)]);
    expect(totalCount).toBe(3);
  });

  it.each(['0', '51', '-1', '1.5', 'ten'])(
    'the number of most recent entries cannot be %s',
    async (n) => {
      const errorBody = await server.expectError('ben', 'getMostRecentEntries', recent(n));
      expect(errorBody).toMatchObject({ status: 400, fieldErrors: { n: [expect.any(String)] } });
    },
  );
});

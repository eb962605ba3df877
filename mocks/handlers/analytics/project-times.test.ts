import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { createRandom } from '../../seed/random.ts';
import { addedUp, readTimes } from '../../store/project-times.fixtures.ts';
import type { EntryRecord, World } from '../../store/world.ts';
import { startServer, type RequestInput, type TestServer } from '../../testing/harness.ts';
import { at, findEntries, now, today } from '../../testing/timesheets.ts';

let server: TestServer;
let tasks: World['tasks'][];
const random = createRandom(20260311);

beforeAll(async () => {
  server = await startServer(now);
  await server.request('ava', 'getProjectAnalytics');
  tasks = await server.store.transaction('read', async (tx) =>
    (await tx.tenant('aster').query('tasks')).slice(0, 12),
  );
});

const times = () =>
  server.store.transaction('read', async (tx) => [
    await readTimes(tx.tenant('aster')),
    await addedUp(tx.tenant('aster')),
  ]);

const minute = (low: number, high: number): string => {
  const minutes = random.between(low, high);
  return at(
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  );
};

/** A time some minutes after a timestamp. */
const later = (timestamp: string): string =>
  new Date(Date.parse(timestamp) + random.between(5, 50) * 60_000).toISOString();

/** Random work, or none. */
function work() {
  const task = random.pick(tasks);
  return random.pick([
    { projectId: task.projectId, taskId: task.id },
    { projectId: task.projectId, taskId: null },
    { projectId: null, taskId: null },
  ]);
}

type WriteCall = [OperationId, (entry: EntryRecord) => RequestInput];

const post = (type: string, payLoad: (entry: EntryRecord) => object): WriteCall => [
  'postClockWork',
  (entry) => ({ body: { type, entryPayLoad: payLoad(entry) } }),
];

/** All changes that people make to their times and to the booked tasks. */
const writeCalls: WriteCall[] = [
  post('add', () => {
    const startTime = minute(0, 14 * 60);
    const endTime = later(startTime);
    return { id: random.uuid(), startTime, endTime, description: '', ...work() };
  }),
  post('add', () => ({
    id: random.uuid(),
    startTime: now,
    endTime: null,
    description: '',
    ...work(),
  })),
  post('restart', ({ id }) => ({ id, newId: random.uuid() })),
  post('update', ({ id }) => ({ id, ...work() })),
  post('end', ({ id }) => ({ id })),
  post('break', ({ id }) => ({ id })),
  post('upfill', ({ id }) => ({ id })),
  post('downfill', ({ id }) => ({ id })),
  post('crossover', ({ id }) => ({ id })),
  ['startMiniEntry', () => ({ body: { startTime: now, description: '' } })],
  ['deleteClockWorkEntries', ({ id }) => ({ body: [id] })],
  ['restoreClockWorkEntries', () => ({ body: deleted.slice(-1) })],
  ['splitClockWorkEntry', ({ id }) => ({ query: { entryId: id, splitTime: minute(0, 900) } })],
  [
    'assignClockWorkEntries',
    ({ id }) => ({ query: { taskId: random.pick(tasks).id }, body: [{ id }] }),
  ],
  [
    'adjustClockWorkEntry',
    ({ id, startTime }) => ({
      query: { entryId: id, newStartTime: startTime, newEndTime: later(startTime) },
    }),
  ],
  [
    'adjustMultipleClockWorkEntries',
    ({ id, startTime }) => ({
      body: [{ entryId: id, newStartTime: startTime, newEndTime: later(startTime) }],
    }),
  ],
  [
    'moveProjectTask',
    () => ({ query: { taskId: random.pick(tasks).id, projectId: random.pick(tasks).projectId } }),
  ],
  ['deleteProjectTask', () => ({ path: { id: random.pick(tasks).id } })],
];
const deleted: string[] = [];

describe('the project times in the rows of the tree', () => {
  it('the project times are the sums of all entries in the demo data', async () => {
    const [stored, full] = await times();
    expect(stored).toEqual(full);
    expect(stored?.length).toBeGreaterThan(10);
  });

  it('the project times stay correct after any change or rejected change of entries and tasks', async () => {
    const done = new Set<string>();
    // The action depends on ids that the server generates: repeat until most actions have been
    // covered.
    for (let turn = 0; turn < 400 || done.size < 14; turn += 1) {
      expect(turn, `done: ${[...done].join(', ')}`).toBeLessThan(4000);
      const [id, sentFor] = random.pick(writeCalls);
      const own = await findEntries(server, 'ben');
      const entry = random.pick(
        own.filter(({ startTime }) => startTime.startsWith(today)).concat(own.slice(-3)),
      );
      const sent = sentFor(entry);
      const response = await server.send(id.includes('Task') ? 'ava' : 'ben', id, sent);
      expect(response.status, `${id}: ${await response.clone().text()}`).toBeLessThan(500);
      if (response.ok && id === 'deleteClockWorkEntries') deleted.push(entry.id);
      if (response.ok)
        done.add(id === 'postClockWork' ? JSON.stringify(sent.body).slice(9, 14) : id);
      const [stored, full] = await times();
      expect(stored, `${turn}: ${id} ${JSON.stringify(sent)}`).toEqual(full);
    }
  });
});

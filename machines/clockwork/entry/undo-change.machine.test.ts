import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import type { Entry } from './entries.ts';
import { testModel } from './undo-change.test-model.ts';
import { mergeChanges } from './undo.ts';
import { undoChangeMachine } from './undo-change.machine.ts';
import { undoOfDeletion, undoOfFill, undoOfSplit, type Undoable } from './undo.ts';

testPaths(testModel);

const date = '2026-03-04';
let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer({ clock: timelineFrom(`${date}T20:00:00.000Z`) });
  connectAs(server, 'ben', 'aster');
});

/** The content of an entry, without its version. */
const message = (entry: Entry) => ({
  ...entry,
  version: 0,
  upFillApplicable: false,
  downFillApplicable: false,
});

const listed = async () =>
  (await api.getClockWorkDay({ path: { date } })).clockWorkEntries.filter(
    ({ endTime }) => endTime !== null,
  );

function offered(undo: Undoable) {
  const actor = createActor(undoChangeMachine, { input: { undo } }).start();
  const undone = () => {
    actor.send({ type: 'undo' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, undone };
}

const longest = async () =>
  (await listed()).toSorted((a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds)[0] as Entry;

const addAt = (startTime: string, endTime: string) =>
  api.postClockWork({
    body: {
      type: 'add',
      entryPayLoad: {
        id: crypto.randomUUID(),
        startTime,
        endTime,
        description: 'In between',
        projectId: null,
        taskId: null,
      },
    },
  });

describe('undoing a deletion', () => {
  it('the deleted entries are restored with their ids, times, work and location', async () => {
    const before = await listed();
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: before[0]?.id ?? '' }] });
    const all = await listed();
    await api.deleteClockWorkEntries({ body: all.map(({ id }) => id) });
    expect(await listed()).toEqual([]);
    expect((await offered(undoOfDeletion(all)).undone()).value).toBe('undone');
    expect((await listed()).map(message)).toEqual(all.map(message));
  });

  it('a deleted entry is not restored over another entry, and the reason is shown', async () => {
    const entry = await longest();
    await api.deleteClockWorkEntries({ body: [entry.id] });
    await addAt(entry.startTime, entry.endTime as string);
    const { context, value } = await offered(undoOfDeletion([entry])).undone();
    expect(value).toBe('rejected');
    expect(context.failure?.message).toContain('In between');
  });

  it('a deleted entry is restored once, even if the response was lost and Undo is pressed again', async () => {
    const entry = await longest();
    await api.deleteClockWorkEntries({ body: [entry.id] });
    const { undone } = offered(undoOfDeletion([entry]));
    server.setScenario(down);
    expect((await undone()).value).toBe('rejected');
    server.setScenario(healthy);
    await offered(undoOfDeletion([entry])).undone();
    expect((await undone()).value).toBe('undone');
    expect((await listed()).filter(({ id }) => id === entry.id)).toHaveLength(1);
  });

  it('a restored running entry does not end the one started since', async () => {
    const start = (description: string) =>
      api.startMiniEntry({ body: { startTime: `${date}T20:00:00.000Z`, description } });
    const { clockWorkMini } = await start('First');
    const first = clockWorkMini;
    await api.deleteClockWorkEntries({ body: [first.id] });
    const { clockWorkMini: second } = await start('Second');
    expect((await offered(undoOfDeletion([first])).undone()).value).toBe('rejected');
    const { clockWorkRunningEntries } = await api.getRunningEntries({});
    expect(clockWorkRunningEntries.map(({ clockWorkEntry }) => clockWorkEntry.id)).toEqual([
      second?.id,
    ]);
  });
});

describe('undoing a fill', () => {
  it('a filled gap is restored, but an entry changed since then is not', async () => {
    const entry = await longest();
    const shorter = new Date(Date.parse(entry.endTime as string) - 600_000).toISOString();
    const times = { entryId: entry.id, newStartTime: entry.startTime };
    const changed = async (newEndTime: string) =>
      (await api.adjustClockWorkEntry({ query: { ...times, newEndTime } })).clockWorkEntries;
    const after = await changed(shorter);
    expect((await offered(undoOfFill(entry, after)).undone()).value).toBe('undone');
    expect(message(await longest())).toEqual(message(entry));
    const { context, value } = await offered(undoOfFill(entry, after)).undone();
    expect([value, context.failure?.kind]).toEqual(['rejected', 'conflict']);
  });
});

describe('undoing a split', () => {
  const splitInTwo = async (entry: Entry) => {
    const middle = (Date.parse(entry.startTime) + Date.parse(entry.endTime as string)) / 2;
    const splitTime = new Date(middle).toISOString();
    return (await api.splitClockWorkEntry({ query: { entryId: entry.id, splitTime } }))
      .clockWorkEntries;
  };

  it('a split entry is joined again, and the undo resumes where it failed', async () => {
    const entry = await longest();
    const parts = await splitInTwo(entry);
    const { actor, undone } = offered(undoOfSplit(entry, parts));
    const returned: string[] = [];
    actor.on('steps.taken', ({ results }) => {
      const change = mergeChanges(results);
      returned.push(...change.removed, ...change.returned.map(({ id }) => id));
    });
    server.setScenario(down);
    expect((await undone()).value).toBe('rejected');
    server.setScenario(healthy);
    expect((await undone()).value).toBe('undone');
    expect(message(await longest())).toEqual(message(entry));
    const newer = parts.find(({ id }) => id !== entry.id);
    expect(returned).toEqual([newer?.id, entry.id]);
  });
});

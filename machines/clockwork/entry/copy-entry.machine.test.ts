import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { incompleteDate } from '../../validation/incomplete.ts';
import { testModel } from './copy-entry.test-model.ts';
import { copyEntryMachine, type CopyHow } from './copy-entry.machine.ts';
import type { Entry } from './entries.ts';
import type { Undoable } from './undo.ts';
import { undoChangeMachine } from './undo-change.machine.ts';

testPaths(testModel);

/** A Sunday without entries. */
const date = '2026-03-01';
const clock = timelineFrom(`${date}T20:00:00.000Z`);
let server: ServerWithScenario;
let observed: Observed;
let entry: Entry;

const listed = async (day = date) =>
  (await api.getClockWorkDay({ path: { date: day } })).clockWorkEntries;

async function add(from: string, until: string): Promise<Entry> {
  const entryPayLoad = {
    id: crypto.randomUUID(),
    startTime: `${date}T${from}:00.000Z`,
    endTime: `${date}T${until}:00.000Z`,
    description: `From ${from}`,
    projectId: null,
    taskId: null,
  };
  const { clockWorkEntries } = await api.postClockWork({ body: { type: 'add', entryPayLoad } });
  return clockWorkEntries[0] as Entry;
}

beforeEach(async () => {
  server = await createNodeServer({ clock });
  observed = connectAs(server, 'ben', 'aster');
  entry = await add('08:00', '09:00');
});

function requested(how: CopyHow, of = entry) {
  const newId = crypto.randomUUID();
  const input = { clock, timeZone: 'Europe/Berlin', entry: of, how, newId };
  const actor = createActor(copyEntryMachine, { input });
  const returned: Entry[] = [];
  const undos: Undoable[] = [];
  actor.on('entries.changed', (event) => returned.push(...(event.returned ?? [])));
  actor.on('change.undoable', ({ undo }) => undos.push(undo));
  actor.start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, returned, undos, settled, newId };
}

describe('duplicating and continuing an entry', () => {
  it('the copy of an entry follows it with its length and work, and Undo removes the copy', async () => {
    const { settled, returned, undos, newId } = requested('sameDay');
    expect((await settled()).value).toBe('copied');
    const { description, projectId } = entry;
    const times = { startTime: `${date}T09:00:00.000Z`, endTime: `${date}T10:00:00.000Z` };
    expect(returned).toMatchObject([{ id: newId, description, projectId, ...times }]);
    const [undo] = undos;
    if (!undo) throw new Error('Nothing can be undone.');
    const undoing = createActor(undoChangeMachine, { input: { undo } }).start();
    undoing.send({ type: 'undo' });
    await waitFor(undoing, (state) => state.matches('undone'));
    expect((await listed()).map(({ id }) => id)).toEqual([entry.id]);
  });

  it('the copy of an entry is placed at the next free time, or the reason is shown if there is none', async () => {
    await add('09:30', '12:00');
    const { settled, returned } = requested('sameDay');
    await settled();
    expect(returned).toMatchObject([{ startTime: `${date}T12:00:00.000Z` }]);
    const long = await add('13:00', '18:00');
    const second = requested('sameDay', long);
    expect((await second.settled()).context.error).toBe('ahead');
    expect(second.returned).toEqual([]);
  });

  it('the copy of an entry is placed on the selected day at the same local time', async () => {
    const { actor, settled, returned } = requested('otherDay');
    // On the next day it would be in the future.
    expect(actor.getSnapshot().context.day).toBe('2026-02-28');
    actor.send({ type: 'day.changed', day: '2026-03-02' });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.error).toBe('day');
    actor.send({ type: 'day.changed', day: '2026-02-22' });
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('copied');
    expect(returned).toMatchObject([{ startTime: '2026-02-22T08:00:00.000Z' }]);
  });

  it('an entry is not copied to an incomplete or missing day, and the field shows the reason', () => {
    const { actor } = requested('otherDay');
    actor.send({ type: 'day.changed', day: incompleteDate });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot()).toMatchObject({
      value: 'choosing',
      context: { error: 'incomplete' },
    });
    actor.send({ type: 'day.changed', day: null });
    expect(actor.getSnapshot().context.error).toBeNull();
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { error: 'day' } });
  });

  it('an entry is copied once, even if the save is retried after a failure', async () => {
    const { actor, settled, newId } = requested('otherDay');
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    expect((await settled()).context.failure?.kind).toBe('down');
    expect(observed.problems).toEqual([]);
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('copied');
    expect((await listed('2026-02-28')).map(({ id }) => id)).toContain(newId);
    const again = createActor(copyEntryMachine, {
      input: { ...actor.getSnapshot().context, how: 'otherDay' },
    }).start();
    again.send({ type: 'SAVE' });
    await waitFor(again, (state) => state.matches('copied'));
    expect((await listed('2026-02-28')).filter(({ id }) => id === newId)).toHaveLength(1);
  });

  it('an entry is continued now with the same description, project and task', async () => {
    const { settled, returned } = requested('continue');
    expect((await settled()).value).toBe('copied');
    const { description, projectId, taskId } = entry;
    const work = { description, projectId, taskId };
    expect(returned).toMatchObject([{ ...work, startTime: `${date}T20:00:00.000Z` }]);
    expect(returned[0]?.endTime).toBeNull();
  });
});

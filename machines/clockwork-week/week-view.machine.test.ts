import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import type { Entry } from '../clockwork/entry/entries.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { testModel } from './week-view.test-model.ts';
import { weekViewMachine } from './week-view.machine.ts';

testPaths(testModel);

const date = '2026-03-04';
const timeZone = 'Europe/Berlin';
const clock = timelineFrom(`${date}T20:00:00.000Z`);
let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer({ clock });
  observed = connectAs(server, 'ben', 'aster');
});

const at = { day: 1, minute: 60 };

/** An entry on Tuesday night, outside working hours, between two times in Berlin. */
async function add(from: string, until: string, description: string): Promise<Entry> {
  const [startTime, endTime] = [from, until].map((time) =>
    new Date(`2026-03-03T${time}:00+01:00`).toISOString(),
  );
  const work = { description, projectId: null, taskId: null };
  const times = { startTime: startTime ?? '', endTime: endTime ?? '' };
  const entryPayLoad = { id: crypto.randomUUID(), ...times, ...work };
  const response = await api.postClockWork({ body: { type: 'add', entryPayLoad } });
  return response.clockWorkEntries[0] as Entry;
}

async function opened() {
  const actor = createActor(weekViewMachine, { input: { clock, timeZone, date } }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  observed.calls.length = 0;
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  /** Moves an entry by minutes on the axis and drops it. */
  const move = async (entry: Entry, minutes: number) => {
    actor.send({ type: 'drag.start', entry, kind: 'move', at });
    actor.send({ type: 'drag.moved', at: { day: 1, minute: 60 + minutes }, step: 5 });
    actor.send({ type: 'drag.drop' });
    return settled();
  };
  const getTimes = (id: string) => {
    const entry = actor.getSnapshot().context.entries.find((each) => each.id === id);
    return entry && [entry.startTime.slice(11, 16), entry.endTime?.slice(11, 16)];
  };
  return { actor, move, settled, getTimes };
}

describe('the view of a week', () => {
  it('the week loads with one request, including the work of its days', async () => {
    const actor = createActor(weekViewMachine, { input: { clock, timeZone, date } }).start();
    observed.calls.length = 0;
    const { context } = await waitFor(actor, (state) => state.hasTag('ready'));
    expect(observed.calls).toHaveLength(1);
    expect(context.from).toBe('2026-03-02');
    expect(context.days).toHaveLength(7);
    expect(context.entries.length).toBeGreaterThan(5);
  });

  it('the week changes with a day of another week, and stays with one of its own days', async () => {
    const { actor, settled } = await opened();
    actor.send({ type: 'week.changed', date: '2026-03-06' });
    expect(actor.getSnapshot().matches('shown')).toBe(true);
    actor.send({ type: 'week.changed', date: '2026-02-26' });
    expect(actor.getSnapshot().context.from).toBe('2026-02-23');
    expect((await settled()).context.axis.days[0]?.day).toBe('2026-02-23');
  });
});

describe('a moved entry', () => {
  it('a moved entry stays where it was dropped, and the move can be undone', async () => {
    const entry = await add('01:00', '01:30', 'Night');
    const { actor, move, settled, getTimes } = await opened();
    await move(entry, 45);
    expect(getTimes(entry.id)).toEqual(['00:45', '01:15']);
    actor.send({ type: 'undo' });
    expect((await settled()).context.undo).toBeNull();
    expect(getTimes(entry.id)).toEqual(['00:00', '00:30']);
  });

  it('an entry dropped on another returns to its location, with the server’s message', async () => {
    const [entry] = [await add('01:00', '01:30', 'Night'), await add('02:00', '03:00', 'Owl')];
    const { move, getTimes } = await opened();
    const state = await move(entry, 45);
    expect(state.matches({ shown: { idle: 'rejected' } })).toBe(true);
    expect(state.context.rejection?.message).toMatch(/overlap.*Owl/);
    // The error is shown in place and not reported to the shell.
    expect(observed.problems).toEqual([]);
    expect(getTimes(entry.id)).toEqual(['00:00', '00:30']);
  });

  it('a moved entry is never lost while the server is down', async () => {
    const entry = await add('01:00', '01:30', 'Night');
    const { move, getTimes } = await opened();
    server.setScenario(down);
    const { context } = await move(entry, 45);
    expect(context.rejection).toMatchObject({ what: 'notMoved', cause: 'down' });
    server.setScenario(healthy);
    expect(getTimes(entry.id)).toEqual(['00:00', '00:30']);
    await move(entry, 45);
    expect(getTimes(entry.id)).toEqual(['00:45', '01:15']);
  });

  it('an entry moved on another device in the meantime loads again', async () => {
    const entry = await add('01:00', '01:30', 'Night');
    const { move, getTimes } = await opened();
    const endTime = '2026-03-03T00:40:00.000Z';
    await api.postClockWork({ body: { type: 'update', entryPayLoad: { id: entry.id, endTime } } });
    const state = await move(entry, 45);
    expect(state.context.rejection?.message).toMatch(/changed in another tab/);
    expect(getTimes(entry.id)).toEqual(['00:00', '00:40']);
  });

  it('an entry moved and put back sends no request', async () => {
    const entry = await add('01:00', '01:30', 'Night');
    const { move } = await opened();
    await move(entry, 0);
    expect(observed.calls).toEqual([]);
  });
});

describe('an entry in the week view', () => {
  it('a deleted entry is restored unchanged by Undo', async () => {
    const entry = await add('01:00', '01:30', 'Night');
    const { actor, settled, getTimes } = await opened();
    actor.send({ type: 'delete.request', entry });
    actor.send({ type: 'YES' });
    await settled();
    expect(getTimes(entry.id)).toBeUndefined();
    actor.send({ type: 'undo' });
    const { context } = await settled();
    expect(context.entries.find(({ id }) => id === entry.id)).toMatchObject({
      description: 'Night',
      startTime: entry.startTime,
      endTime: entry.endTime,
      entryAtWork: entry.entryAtWork,
    });
  });

  it('a new entry is started by a drag and opened with its times', async () => {
    const { actor } = await opened();
    actor.send({ type: 'add.start', at, step: 5 });
    actor.send({ type: 'drag.moved', at: { day: 1, minute: 91 }, step: 5 });
    actor.send({ type: 'drag.drop' });
    const { context, value } = actor.getSnapshot();
    expect(value).toEqual({ shown: 'editing' });
    expect(context.opened).toEqual({
      from: '2026-03-03T00:00:00.000Z',
      until: '2026-03-03T00:30:00.000Z',
    });
  });
});

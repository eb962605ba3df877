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
import { toWork } from '../../work/work.ts';
import { testModel } from './selected-entries.test-model.ts';
import { selectedEntriesMachine } from './selected-entries.machine.ts';
import type { Entry } from '../entry/entries.ts';
import { toLocalTime } from '../day/time.ts';

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

const listed = async () =>
  (await api.getClockWorkDay({ path: { date } })).clockWorkEntries.filter(
    ({ endTime }) => endTime !== null,
  );

/** Two consecutive entries, the newer first, and the chart that has them selected. */
async function openSelected() {
  const entries = (await listed()).slice(0, 2);
  const actor = createActor(selectedEntriesMachine, { input: { clock, timeZone } }).start();
  actor.send({ type: 'choice.changed', entries });
  const received: string[] = [];
  actor.on('*', (event) => received.push(event.type));
  observed.calls.length = 0;
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { actor, entries: entries as [Entry, Entry], received, settled };
}

describe('the selected entries', () => {
  it('the selected entries are deleted after one confirmation, and can be restored', async () => {
    const { actor, entries, received, settled } = await openSelected();
    actor.send({ type: 'DELETE' });
    expect(observed.calls).toEqual([]);
    actor.send({ type: 'YES' });
    await settled();
    expect(received).toEqual(['entries.changed', 'change.undoable']);
    const remaining = new Set((await listed()).map(({ id }) => id));
    expect(entries.some(({ id }) => remaining.has(id))).toBe(false);
  });

  it('the selected entries are booked on one task; without a task nothing is requested', async () => {
    const { actor, entries, settled } = await openSelected();
    actor.send({ type: 'work.assign', work: null });
    expect(observed.calls).toEqual([]);
    const { clockWorkEntries } = await api.getMostRecentEntries({ path: { n: 10 } });
    const work = toWork(
      clockWorkEntries.find(({ taskId, isMember }) => taskId && isMember) as Entry,
    );
    actor.send({ type: 'work.assign', work });
    await settled();
    const booked = (await listed()).filter(({ id }) => entries.some((each) => each.id === id));
    expect(booked.map(({ taskId }) => taskId)).toEqual([work?.taskId, work?.taskId]);
  });

  it('the selected entries are marked as worked from the office', async () => {
    const { actor, settled } = await openSelected();
    actor.send({ type: 'entries.markOffice', isWFO: true });
    await settled();
    expect((await listed()).slice(0, 2).every(({ entryAtWork }) => entryAtWork)).toBe(true);
  });

  it('selected entries that were changed on another device in the meantime are not overwritten', async () => {
    const { actor, entries, settled } = await openSelected();
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: entries[0].id }] });
    actor.send({ type: 'entries.markOffice', isWFO: false });
    expect((await settled()).context.failure?.kind).toBe('conflict');
  });

  it('the selected entries get new times together, and an overlap is shown at its entry', async () => {
    const { actor, entries, settled } = await openSelected();
    const [newer, older] = entries;
    const start = toLocalTime(older.startTime, timeZone);
    actor.send({ type: 'times.adjust' });
    actor.send({ type: 'times.changed', id: newer.id, times: { start } });
    actor.send({ type: 'SAVE' });
    const { context } = await settled();
    expect(Object.keys(context.errors)).toEqual([newer.id]);
    const end = toLocalTime(new Date(Date.parse(newer.startTime) + 60_000).toISOString(), timeZone);
    actor.send({
      type: 'times.changed',
      id: newer.id,
      times: { start: toLocalTime(newer.startTime, timeZone), end },
    });
    server.setScenario(down);
    actor.send({ type: 'SAVE' });
    expect((await settled()).context).toMatchObject({
      failure: { kind: 'down' },
      times: { [newer.id]: { end } },
    });
    server.setScenario(healthy);
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('choosing');
    const persisted = (await listed()).find(({ id }) => id === newer.id);
    expect(toLocalTime(persisted?.endTime ?? '', timeZone)).toBe(end);
  });

  it('rejected times show no error once they are changed or become invalid', async () => {
    const { actor, entries, settled } = await openSelected();
    const [newer, older] = entries;
    const typed = (entry: Entry, start: string) =>
      actor.send({ type: 'times.changed', id: entry.id, times: { start } });
    const overlapping = async () => {
      typed(newer, toLocalTime(older.startTime, timeZone));
      actor.send({ type: 'SAVE' });
      expect((await settled()).context.failure).not.toBeNull();
    };
    const failure = () => actor.getSnapshot().context.failure;
    actor.send({ type: 'times.adjust' });
    await overlapping();
    typed(newer, 'early');
    expect(failure()).toBeNull();
    await overlapping();
    typed(older, 'early');
    expect(failure()).not.toBeNull();
    actor.send({ type: 'SAVE' });
    expect(failure()).toBeNull();
  });

  it('invalid times are reported at the field, and nothing is requested', async () => {
    const { actor, entries } = await openSelected();
    const [newer] = entries;
    actor.send({ type: 'times.adjust' });
    actor.send({ type: 'times.changed', id: newer.id, times: { start: 'early' } });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.errors).toEqual({
      [newer.id]: { startTime: { rule: 'regex' } },
    });
    expect(observed.calls).toEqual([]);
  });
});

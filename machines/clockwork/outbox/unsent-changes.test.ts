import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, type Observed } from '../../testing/connect.ts';
import { hour, minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore } from '../../testing/unsent-store.ts';
import { date, start, timeZone } from '../day/clockwork-day.test-model.ts';
import { clockWorkDayMachine } from '../day/clockwork-day.machine.ts';
import { editEntryMachine } from '../entry/edit-entry.machine.ts';
import type { Entry } from '../entry/entries.ts';
import type { EntryForm } from '../entry/entry-form.ts';
import { toLocalTime } from '../day/time.ts';
import { timerOutboxMachine } from '../timer/timer-outbox.machine.ts';
import type { UnsentStore } from './unsent.ts';

/** Source of the rules: CLOCK-D80. */
let timeline: Timeline;
let store: UnsentStore;
let observed: Observed;
/** Whether requests fail before or after the server has responded; null in the healthy scenario. */
let line: 'dead' | 'deaf' | null;

beforeEach(async () => {
  timeline = timelineFrom(start);
  const server = await createNodeServer({ clock: timeline });
  store = memoryStore();
  line = null;
  const fetch = async (request: Request) => {
    if (line === 'dead') throw new TypeError('Failed to fetch');
    const response = await server.fetch(request);
    if (line === 'deaf') throw new TypeError('Failed to fetch');
    return response;
  };
  observed = connectAs({ ...server, fetch }, 'ben', 'aster');
});

async function opened() {
  const input = { clock: timeline, timeZone, date, store };
  const day = createActor(clockWorkDayMachine, { input, clock: timeline.waits }).start();
  const settled = async () =>
    (await waitFor(day, (state) => state.matches({ shown: 'idle' }))).context;
  await settled();
  return { day, settled };
}

/** A day whose timer is running with this description, already sent to the server. */
async function running(description: string) {
  const shown = await opened();
  shown.day.send({ type: 'draft.changed', description });
  shown.day.send({ type: 'START' });
  const { live } = await shown.settled();
  return { ...shown, live: live as Entry };
}

async function edited(of: Entry, change: (form: EntryForm) => Partial<EntryForm>) {
  const input = {
    clock: timeline,
    timeZone,
    of,
    newId: crypto.randomUUID(),
    persisted: null,
    store,
  };
  const form = createActor(editEntryMachine, { input }).start();
  const returned: Entry[] = [];
  form.on('entries.changed', (event) => returned.push(...(event.returned ?? [])));
  form.send({ type: 'form.changed', change: change(form.getSnapshot().context.form) });
  form.send({ type: 'SAVE' });
  await waitFor(form, (state) => !state.hasTag('busy'));
  expect(form.getSnapshot().matches('saved')).toBe(true);
  return returned;
}

async function sent() {
  const outbox = createActor(timerOutboxMachine, {
    input: { store, timeZone },
    clock: timeline.waits,
  }).start();
  store.onChange(() => outbox.send({ type: 'unsent.changed' }));
  return waitFor(outbox, (state) => state.matches('empty') || state.matches('rejected'));
}

const dayOfBen = () => api.getClockWorkDay({ path: { date } });
const named = async (description: string) =>
  (await dayOfBen()).clockWorkEntries.filter((entry) => entry.description === description);
const toIsoTimestamp = (sinceStart: number) =>
  new Date(Date.parse(start) + sinceStart).toISOString();
const toLocal = (sinceStart: number) => toLocalTime(toIsoTimestamp(sinceStart), timeZone);

describe('an offline break', () => {
  it('the break ends the running entry at once, and offers to continue it, also after a reload', async () => {
    const { day, settled, live } = await running('Before lunch');
    timeline.advance(20 * minute);
    line = 'dead';
    day.send({ type: 'break.start' });
    expect(await settled()).toMatchObject({ live: null, interrupted: { id: live.id } });
    const again = await opened();
    expect(await again.settled()).toMatchObject({ live: null, interrupted: { id: live.id } });
    expect(observed.problems).toEqual([]);
  });

  it('the break is sent with its time, and stored by the server', async () => {
    const { day, settled, live } = await running('Before lunch');
    timeline.advance(20 * minute);
    line = 'dead';
    day.send({ type: 'break.start' });
    await settled();
    timeline.advance(hour);
    line = null;
    await sent();
    const { brokenEntry, clockWorkEntries } = await dayOfBen();
    expect(brokenEntry).toMatchObject({ id: live.id });
    expect(clockWorkEntries.find(({ id }) => id === live.id)?.endTime).toBe(
      toIsoTimestamp(20 * minute),
    );
  });

  it('the break of an entry that was started offline is sent as one entry', async () => {
    line = 'dead';
    const { day, settled } = await running('On the train');
    timeline.advance(20 * minute);
    day.send({ type: 'break.start' });
    await settled();
    line = null;
    await sent();
    expect(await named('On the train')).toMatchObject([
      { startTime: start, endTime: toIsoTimestamp(20 * minute) },
    ]);
    expect((await dayOfBen()).brokenEntry).toMatchObject({ description: 'On the train' });
  });

  it('the break is over once another entry starts', async () => {
    const { day, settled } = await running('Before lunch');
    timeline.advance(20 * minute);
    line = 'dead';
    day.send({ type: 'break.start' });
    await settled();
    timeline.advance(20 * minute);
    day.send({ type: 'draft.changed', description: 'After lunch' });
    day.send({ type: 'START' });
    expect(await settled()).toMatchObject({ interrupted: null });
    expect(await (await opened()).settled()).toMatchObject({ interrupted: null });
    line = null;
    await sent();
    expect(await named('Before lunch')).toMatchObject([{ endTime: toIsoTimestamp(20 * minute) }]);
    expect(await named('After lunch')).toMatchObject([{ endTime: null }]);
  });

  it('the break is sent again if its response was lost', async () => {
    const { day, settled, live } = await running('Before lunch');
    timeline.advance(20 * minute);
    line = 'deaf';
    day.send({ type: 'break.start' });
    await settled();
    line = null;
    expect((await sent()).value).toBe('empty');
    expect((await dayOfBen()).brokenEntry).toMatchObject({ id: live.id });
  });
});

describe('editing an entry offline', () => {
  it('an offline edit changes the start of the running entry, which can then be stopped', async () => {
    const { day, settled, live } = await running('Since earlier');
    timeline.advance(40 * minute);
    line = 'dead';
    const returned = await edited(live, () => ({ startTime: toLocal(30 * minute) }));
    expect(returned).toMatchObject([{ startTime: toIsoTimestamp(30 * minute), endTime: null }]);
    day.send({ type: 'entries.changed', returned });
    timeline.advance(10 * minute);
    day.send({ type: 'STOP' });
    expect(await settled()).toMatchObject({ live: null });
    line = null;
    expect((await sent()).value).toBe('empty');
    expect(await named('Since earlier')).toMatchObject([
      { startTime: toIsoTimestamp(30 * minute), endTime: toIsoTimestamp(50 * minute) },
    ]);
  });

  it('an offline edit keeps text, work and both times, and the running entry continues', async () => {
    const { live } = await running('Runs on');
    const ended = (await dayOfBen()).clockWorkEntries.find(({ endTime }) => endTime !== null);
    line = 'dead';
    await edited(ended as Entry, ({ endTime }) => ({
      description: 'Put right',
      endTime: `${endTime.slice(0, 15)}1`,
      work: null,
    }));
    line = null;
    expect((await sent()).value).toBe('empty');
    expect(await named('Put right')).toMatchObject([{ id: ended?.id, projectId: null }]);
    expect(
      (await dayOfBen()).clockWorkEntries.find(({ id }) => id === live.id)?.endTime,
    ).toBeNull();
  });

  it('an offline edit of an ended entry is sent with one request', async () => {
    await running('Runs on');
    const ended = (await dayOfBen()).clockWorkEntries.find(({ endTime }) => endTime !== null);
    line = 'dead';
    await edited(ended as Entry, () => ({ description: 'Other words' }));
    line = null;
    const before = observed.calls.length;
    expect((await sent()).value).toBe('empty');
    expect(observed.bodies.slice(before)).toMatchObject([{ type: 'update' }]);
    expect(await named('Other words')).toMatchObject([{ endTime: ended?.endTime }]);
  });

  it('an offline edit in the adjustment dialog is sent too', async () => {
    const { day, settled, live } = await running('Adjusted');
    timeline.advance(40 * minute);
    line = 'dead';
    day.send({ type: 'adjust.opened', entry: live, isStale: false });
    day.send({ type: 'adjust.changed', start: toLocal(10 * minute), end: toLocal(30 * minute) });
    day.send({ type: 'SAVE' });
    expect(await settled()).toMatchObject({ live: null });
    line = null;
    await sent();
    expect(await named('Adjusted')).toMatchObject([
      { startTime: toIsoTimestamp(10 * minute), endTime: toIsoTimestamp(30 * minute) },
    ]);
  });

  it('an offline edit is applied once if the response was lost', async () => {
    const { live } = await running('Twice?');
    timeline.advance(40 * minute);
    line = 'deaf';
    await edited(live, () => ({ description: 'Once', startTime: toLocal(10 * minute) }));
    line = null;
    expect((await sent()).value).toBe('empty');
    expect(await named('Once')).toMatchObject([
      { startTime: toIsoTimestamp(10 * minute), endTime: null },
    ]);
  });

  it('a conflicting offline edit waits with its reason, and overwrites on request', async () => {
    const { live } = await running('Here');
    line = 'dead';
    await edited(live, () => ({ description: 'Mine' }));
    line = null;
    const { id } = live;
    await api.postClockWork({
      body: { type: 'update', entryPayLoad: { id, description: 'Theirs' } },
    });
    const rejected = await sent();
    expect(rejected.value).toBe('rejected');
    expect(rejected.context.unsent).toMatchObject([{ id, rejection: [expect.any(String)] }]);
    const outbox = createActor(timerOutboxMachine, { input: { store, timeZone } }).start();
    outbox.send({ type: 'CHANGE', id, times: {} });
    await waitFor(outbox, (state) => state.matches('empty'));
    expect(await named('Mine')).toHaveLength(1);
  });
});

import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs, type Observed, type ServerWithScenario } from '../../testing/connect.ts';
import { buildEntry } from '../../testing/fixtures.ts';
import { minute, timelineFrom, type Timeline } from '../../testing/timeline.ts';
import { memoryStore } from '../../testing/unsent-store.ts';
import { date, start, timeZone } from './clockwork-day.test-model.ts';
import { clockWorkDayMachine } from './clockwork-day.machine.ts';
import { secondsOn } from './day-total.ts';
import {
  editEntryMachine,
  type EditEntryInput,
  type OrphanedEntry,
} from '../entry/edit-entry.machine.ts';
import { toForm as formOfEntry } from '../entry/entry-form.ts';
import { changedBy, type Entry } from '../entry/entries.ts';
import { findGaps } from './gaps.ts';

let timeline: Timeline;
let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  timeline = timelineFrom(start);
  server = await createNodeServer({ clock: timeline });
  observed = connectAs(server, 'ben', 'aster');
});

const endless = 'x'.repeat(10_000);

function startDay(store = memoryStore()) {
  const input = { clock: timeline, timeZone, date, store };
  const day = createActor(clockWorkDayMachine, { input }).start();
  const settled = async () => (await waitFor(day, (state) => !state.hasTag('busy'))).context;
  return { day, settled };
}

function toForm(of: EditEntryInput['of'], orphaned?: OrphanedEntry) {
  const input = {
    clock: timeline,
    timeZone,
    of,
    newId: crypto.randomUUID(),
    persisted: null,
    orphaned,
  };
  const form = createActor(editEntryMachine, { input }).start();
  const save = async (description: string) => {
    form.send({ type: 'form.changed', change: { description } });
    form.send({ type: 'SAVE' });
    return (await waitFor(form, (state) => !state.hasTag('busy'))).context;
  };
  return { form, save };
}

const posts = () => observed.calls.filter((call) => call === 'POST /aster/clockwork');
const early = { from: `${date}T02:00:00.000Z`, until: `${date}T02:45:00.000Z` };

describe('a description of 10,000 characters', () => {
  it('an overlong description is not sent as an entry, and stays typed', async () => {
    const { save } = toForm(early);
    const { form, errors } = await save(endless);
    expect(errors.description).toEqual({ rule: 'max', values: { max: 500 } });
    expect(posts()).toEqual([]);
    expect(form.description).toBe(endless);
  });

  it('an overlong description starts nothing, and stays typed', async () => {
    const { day, settled } = startDay();
    await settled();
    day.send({ type: 'draft.changed', description: endless });
    day.send({ type: 'START' });
    expect(await settled()).toMatchObject({ draft: endless, live: null });
    expect(day.getSnapshot().can({ type: 'START' })).toBe(false);
    expect(posts()).toEqual([]);
    day.send({ type: 'draft.changed', description: 'x'.repeat(500) });
    day.send({ type: 'START' });
    expect(await settled()).toMatchObject({ draft: '', live: { description: 'x'.repeat(500) } });
  });
});

describe('two quick clicks', () => {
  it('two quick clicks on Start add one entry', async () => {
    const { day, settled } = startDay();
    await settled();
    day.send({ type: 'draft.changed', description: 'Once' });
    day.send({ type: 'START' });
    day.send({ type: 'START' });
    const { entries } = await settled();
    expect(posts()).toHaveLength(1);
    expect(entries.filter(({ description }) => description === 'Once')).toHaveLength(1);
  });

  it('two quick clicks on Stop end the entry once', async () => {
    const { day, settled } = startDay();
    await settled();
    day.send({ type: 'START' });
    await settled();
    timeline.advance(5 * minute);
    day.send({ type: 'STOP' });
    day.send({ type: 'STOP' });
    expect(await settled()).toMatchObject({ live: null });
    expect(posts()).toHaveLength(2);
  });
});

describe('an entry deleted on another device in the meantime', () => {
  it('a deleted entry is not restored by an edit: the typed text stays and is saved as a new one', async () => {
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    const entry = clockWorkEntries.find(({ endTime }) => endTime !== null) as Entry;
    const { form, save } = toForm(entry);
    const received: unknown[] = [];
    form.on('entries.changed', ({ removed }) => received.push(removed));
    await api.deleteClockWorkEntries({ body: [entry.id] });
    const ids = async () =>
      (await api.getClockWorkDay({ path: { date } })).clockWorkEntries.map(({ id }) => id);
    const before = await ids();
    const { deletedId, form: typed } = await save('Half a sentence');
    expect({ deletedId, description: typed.description }).toEqual({
      deletedId: entry.id,
      description: 'Half a sentence',
    });
    expect(await ids()).toEqual(before);

    form.send({ type: 'SAVE' });
    await waitFor(form, (state) => state.matches('saved'));
    expect(received).toEqual([[entry.id]]);
    const { clockWorkEntries: remaining } = await api.getClockWorkDay({ path: { date } });
    expect(remaining).toHaveLength(before.length + 1);
    expect(remaining.find(({ id }) => !before.includes(id))).toMatchObject({
      description: 'Half a sentence',
      endTime: entry.endTime,
    });
  });
});

describe('an entry deleted in another tab while its text is typed', () => {
  it('the typed text starts a new entry that says which one it replaces', async () => {
    const { clockWorkEntries } = await api.getClockWorkDay({ path: { date } });
    const orphaned = clockWorkEntries.find(({ endTime }) => endTime !== null) as Entry;
    const form = { ...formOfEntry(orphaned, timeZone), description: 'Half a sentence' };
    await api.deleteClockWorkEntries({ body: [orphaned.id] });
    const { form: actor } = toForm({ from: null, until: null }, { id: orphaned.id, form });
    expect(actor.getSnapshot().context).toMatchObject({ form, deletedId: orphaned.id });
    actor.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('saved'));
    const { clockWorkEntries: remaining } = await api.getClockWorkDay({ path: { date } });
    expect(remaining.filter(({ description }) => description === 'Half a sentence')).toHaveLength(
      1,
    );
  });
});

describe('an entry ended on another device in the meantime', () => {
  it('the entry keeps the end set on the other device, and the day loads again', async () => {
    const { day, settled } = startDay();
    await settled();
    day.send({ type: 'START' });
    const { live } = await settled();
    const id = live?.id ?? '';
    timeline.advance(10 * minute);
    await api.postClockWork({ body: { type: 'end', entryPayLoad: { id } } });
    const readEnd = async () =>
      (await api.getClockWorkDay({ path: { date } })).clockWorkEntries.find(
        (entry) => entry.id === id,
      )?.endTime;
    const before = await readEnd();
    timeline.advance(10 * minute);
    day.send({ type: 'STOP' });
    await settled();
    expect(await readEnd()).toBe(before);
    day.send({ type: 'tab.returned' });
    expect((await waitFor(day, ({ context }) => context.live === null)).context.live).toBeNull();
  });
});

describe('a day with 2,000 entries', () => {
  /** Half a minute each, with half a minute after it. */
  const many = Array.from({ length: 2000 }, (_, at): Entry => {
    const startMs = Date.parse(`${date}T00:00:00.000Z`) + at * 30_000;
    return buildEntry({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      startTime: new Date(startMs).toISOString(),
      endTime: new Date(startMs + 30_000).toISOString(),
      totalTimeInSeconds: 30,
    });
  });
  const shown = { date, today: date, timeZone: 'Etc/UTC' };

  it('all entries are listed once, newest first, also after one of them was changed', () => {
    const known = { entries: [], continued: [], stale: [], live: null };
    const day = changedBy(known, { returned: many }, shown);
    const changed = { ...(many[1000] as Entry), description: 'Changed' };
    const { entries } = changedBy(day, { returned: [changed] }, shown);
    expect(entries).toHaveLength(2000);
    expect(entries.map(({ id }) => id)).toEqual(many.map(({ id }) => id).toReversed());
    expect(entries.filter(({ description }) => description === 'Changed')).toHaveLength(1);
  });

  it('the entries add up, and have no gap between adjacent ones', () => {
    const entries = many.toReversed();
    const counted = { date, timeZone: 'Etc/UTC', now: Date.parse(start) };
    expect(secondsOn(entries, counted)).toBe(2000 * 30);
    expect(findGaps(entries).size).toBe(0);
  });
});

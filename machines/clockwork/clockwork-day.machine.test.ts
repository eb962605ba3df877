import { createActor, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api, type OperationId } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { fairWeather } from '#mocks/scenarios/scenarios.ts';
import { connectAs, type Heard } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { hour, minute, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { date, guide, start, timeZone } from './clockwork-day.guide.ts';
import { clockWorkDayMachine, type ClockWorkDayInput } from './clockwork-day.machine.ts';
import { nextWorkOf } from './clockwork-day.setup.ts';
import type { Entry } from './entries.ts';

provePaths(guide);

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom(start);
  server = await createNodeServer({ clock: timeline });
});

type Day = ActorRefFrom<typeof clockWorkDayMachine>;

const settled = (day: Day) => waitFor(day, (snapshot) => !snapshot.hasTag('busy'));
const isIdle = (day: Day) => day.getSnapshot().matches({ shown: 'idle' });
const isAtRest = (snapshot: SnapshotFrom<typeof clockWorkDayMachine>) =>
  snapshot.matches({ shown: 'idle' });
const contextOf = (day: Day) => day.getSnapshot().context;

async function dayOf(personId: string, change: Partial<ClockWorkDayInput> = {}) {
  const heard = connectAs(server, personId, 'aster');
  const input = { clock: timeline, timeZone, date, ...change };
  const day = createActor(clockWorkDayMachine, { input, clock: timeline.waits }).start();
  await settled(day);
  return { day, heard };
}

/** The newest entry that is listed. */
function newestOf(day: Day): Entry {
  const [entry] = contextOf(day).entries;
  if (!entry) throw new Error('The day is empty.');
  return entry;
}

async function startOn(day: Day, description: string) {
  day.send({ type: 'draft.changed', description });
  day.send({ type: 'START' });
  await settled(day);
}

const refuse = (operation: OperationId, status: 400 | 500 | 503 = 500) =>
  server.setScenario({ ...fairWeather, operation, status });

describe('a day', () => {
  it('lists its entries, newest first, and asks what still runs', async () => {
    const { day, heard } = await dayOf('ben');
    const starts = contextOf(day).entries.map(({ startTime }) => startTime);
    expect(starts.length).toBeGreaterThan(2);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(contextOf(day).live).toBeNull();
    expect(heard.calls).toEqual([
      'GET /aster/clockwork/2026-03-04',
      'GET /aster/clockwork/getRunningEntries',
    ]);
  });

  it('keeps entries that run since an earlier day in a list of their own', async () => {
    const { day } = await dayOf('grace');
    expect(contextOf(day).stale).toHaveLength(1);
    expect(contextOf(day).stale[0]).toMatchObject({
      crossover: true,
      clockWorkEntry: { description: 'Prepare the workshop' },
    });
    expect(contextOf(day).live).toBeNull();
  });

  it('that cannot be read is unavailable: silent and final', async () => {
    refuse('getClockWorkDay');
    const { day } = await dayOf('ben');
    expect(day.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
  });

  it('begins with what was typed before the page was left', async () => {
    const { day } = await dayOf('ben', { draft: 'Half a sentence' });
    expect(contextOf(day).draft).toBe('Half a sentence');
  });

  it('changes to another one, and keeps what is typed for the next entry', async () => {
    const { day, heard } = await dayOf('ben');
    day.send({ type: 'draft.changed', description: 'Half a sentence' });
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    expect(heard.calls).toContain('GET /aster/clockwork/2026-03-03');
    expect(contextOf(day)).toMatchObject({ date: '2026-03-03', draft: 'Half a sentence' });
  });

  it('is asked for once, though its page and its address tell of it', async () => {
    const { day, heard } = await dayOf('ben');
    heard.calls.length = 0;
    day.send({ type: 'day.changed', date: '2026-03-03' });
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    const asked = heard.calls.filter((call) => call === 'GET /aster/clockwork/2026-03-03');
    expect(asked).toHaveLength(1);
  });

  it('is read again quietly when the person is back in the tab', async () => {
    const { day } = await dayOf('ben');
    connectAs(server, 'ben', 'aster');
    await api.startMiniEntry({ body: { startTime: start, description: 'From elsewhere' } });
    day.send({ type: 'tab.returned' });
    expect(day.getSnapshot().hasTag('ready')).toBe(true);
    await waitFor(day, (snapshot) => snapshot.matches({ shown: 'idle' }));
    expect(contextOf(day).live?.description).toBe('From elsewhere');
  });

  it('stays as it is when it cannot be read again', async () => {
    const { day } = await dayOf('ben');
    const { entries } = contextOf(day);
    refuse('getClockWorkDay');
    day.send({ type: 'tab.returned' });
    await waitFor(day, (snapshot) => snapshot.matches({ shown: 'idle' }));
    expect(contextOf(day).entries).toEqual(entries);
  });
});

describe('start', () => {
  it('adds an entry that starts now and runs, with an id made here', async () => {
    const { day, heard } = await dayOf('ben');
    await startOn(day, ' Write the report ');
    expect(heard.bodies.at(-1)).toEqual({
      type: 'add',
      entryPayLoad: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        startTime: start,
        endTime: null,
        description: 'Write the report',
        projectId: null,
        taskId: null,
      },
    });
    expect(newestOf(day)).toMatchObject({ description: 'Write the report', endTime: null });
    expect(contextOf(day).live?.id).toBe(newestOf(day).id);
    expect(contextOf(day).draft).toBe('');
  });

  it('books on the default of the person until another is picked, which the next entry begins without', async () => {
    connectAs(server, 'ben', 'aster');
    const { work } = await api.searchWork({ query: { searchCharacters: '', skip: 0 } });
    const [project, task] = work;
    const taskId = task?.taskId ?? null;
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await api.saveDefaultProjectTask({ body: { taskId, ...settings } });
    const { day } = await dayOf('ben');
    expect(nextWorkOf(contextOf(day))).toMatchObject({ taskId });
    await startOn(day, 'By default');
    expect(newestOf(day)).toMatchObject({ description: 'By default', taskId });
    timeline.advance(minute);
    day.send({ type: 'work.changed', work: project ?? null });
    await startOn(day, 'On the project');
    expect(newestOf(day)).toMatchObject({ projectId: project?.projectId, taskId: null });
    expect(nextWorkOf(contextOf(day))).toMatchObject({ taskId });
    timeline.advance(minute);
    day.send({ type: 'work.changed', work: null });
    await startOn(day, 'On nothing');
    expect(newestOf(day)).toMatchObject({ description: 'On nothing', projectId: null });
  });

  it('keeps what is typed for the next entry meanwhile', async () => {
    const { day } = await dayOf('ben');
    day.send({ type: 'draft.changed', description: 'One' });
    day.send({ type: 'START' });
    day.send({ type: 'draft.changed', description: 'Two, half' });
    await settled(day);
    expect(newestOf(day)).toMatchObject({ description: 'One', endTime: null });
    expect(contextOf(day).draft).toBe('Two, half');
  });

  it('ends the running entry: one runs at most', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'One');
    timeline.advance(10 * minute);
    await startOn(day, 'Two');
    const [two, one] = contextOf(day).entries;
    expect(two).toMatchObject({ description: 'Two', endTime: null });
    expect(one).toMatchObject({ description: 'One', endTime: '2026-03-04T20:10:00.000Z' });
    expect(contextOf(day).live?.description).toBe('Two');
  });

  it('from another day goes to today, where the entry is', async () => {
    const { day } = await dayOf('ben', { date: '2026-03-02' });
    const told: string[] = [];
    day.on('today.shown', ({ type }) => told.push(type));
    await startOn(day, 'One');
    expect(told).toHaveLength(1);
    expect(contextOf(day).date).toBe(date);
    expect(newestOf(day).description).toBe('One');
  });

  it.each([400, 500, 503] as const)('answered %s keeps what was typed', async (status) => {
    const { day } = await dayOf('ben');
    const { entries } = contextOf(day);
    refuse('postClockWork', status);
    await startOn(day, 'One');
    expect(isIdle(day)).toBe(true);
    expect(contextOf(day)).toMatchObject({ draft: 'One', entries });
  });

  it('is refused while an entry of an earlier day runs, and keeps what was typed', async () => {
    const { day, heard } = await dayOf('grace');
    await startOn(day, 'One');
    expect(heard.problems).toEqual([{ kind: 'invalid', id: 'postClockWork' }]);
    expect(contextOf(day)).toMatchObject({ draft: 'One', live: null });
  });
});

describe('stop', () => {
  it('ends the running entry', async () => {
    const { day, heard } = await dayOf('ben');
    await startOn(day, 'One');
    timeline.advance(20 * minute);
    day.send({ type: 'STOP' });
    await settled(day);
    expect(heard.bodies.at(-1)).toMatchObject({ type: 'end' });
    expect(newestOf(day).endTime).toBe('2026-03-04T20:20:00.000Z');
    expect(contextOf(day).live).toBeNull();
  });

  it('ends it from another day too', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'One');
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    timeline.advance(minute);
    day.send({ type: 'STOP' });
    await settled(day);
    expect(contextOf(day)).toMatchObject({ date: '2026-03-03', live: null });
    expect(contextOf(day).entries.map(({ description }) => description)).not.toContain('One');
  });

  it('is no choice while nothing runs', async () => {
    const { day } = await dayOf('ben');
    expect(day.getSnapshot().can({ type: 'STOP' })).toBe(false);
  });

  it('that fails leaves the entry running', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'One');
    refuse('postClockWork');
    day.send({ type: 'STOP' });
    await settled(day);
    expect(contextOf(day).live?.description).toBe('One');
  });
});

describe('a break', () => {
  async function onABreak() {
    const found = await dayOf('ben');
    await startOn(found.day, 'One');
    timeline.advance(20 * minute);
    found.day.send({ type: 'BREAK' });
    await settled(found.day);
    return found;
  }

  it('ends the running entry and remembers it', async () => {
    const { day, heard } = await onABreak();
    expect(heard.bodies.at(-1)).toMatchObject({ type: 'break' });
    expect(contextOf(day)).toMatchObject({
      live: null,
      interrupted: { description: 'One', endTime: '2026-03-04T20:20:00.000Z' },
    });
  });

  it('is remembered after a reload', async () => {
    await onABreak();
    const { day } = await dayOf('ben');
    expect(contextOf(day).interrupted).toMatchObject({ description: 'One' });
  });

  it('ends when what it interrupted is continued', async () => {
    const { day } = await onABreak();
    const { interrupted } = contextOf(day);
    if (!interrupted) throw new Error('Nothing was interrupted.');
    timeline.advance(10 * minute);
    day.send({ type: 'RESTART', entry: interrupted });
    await settled(day);
    expect(contextOf(day)).toMatchObject({ interrupted: null, live: { description: 'One' } });
  });

  it('ends when something else is started', async () => {
    const { day } = await onABreak();
    await startOn(day, 'Two');
    expect(contextOf(day).interrupted).toBeNull();
  });

  it('is no choice while nothing runs', async () => {
    const { day } = await dayOf('ben');
    expect(day.getSnapshot().can({ type: 'BREAK' })).toBe(false);
  });

  it('that fails leaves the entry running', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'One');
    refuse('postClockWork');
    day.send({ type: 'BREAK' });
    await settled(day);
    expect(contextOf(day)).toMatchObject({ live: { description: 'One' }, interrupted: null });
  });
});

describe('restart', () => {
  it('starts a new entry with the same description, project and task', async () => {
    const { day, heard } = await dayOf('ben');
    const entry = newestOf(day);
    day.send({ type: 'RESTART', entry });
    await settled(day);
    expect(heard.bodies.at(-1)).toMatchObject({ type: 'restart', entryPayLoad: { id: entry.id } });
    const { description, projectId, taskId } = entry;
    expect(newestOf(day)).toMatchObject({ description, projectId, taskId, endTime: null });
    expect(newestOf(day).id).not.toBe(entry.id);
    expect(newestOf(day).startTime).toBe(start);
  });

  it('from another day goes to today', async () => {
    const { day } = await dayOf('ben', { date: '2026-03-03' });
    const told: string[] = [];
    day.on('today.shown', ({ type }) => told.push(type));
    day.send({ type: 'RESTART', entry: newestOf(day) });
    await settled(day);
    expect(told).toHaveLength(1);
    expect(contextOf(day).date).toBe(date);
    expect(contextOf(day).live).not.toBeNull();
  });
});

describe('at midnight', () => {
  it('says that today is another day, and what runs has to be fixed', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'Night shift');
    const told: string[] = [];
    day.on('midnight.passed', ({ type }) => told.push(type));
    timeline.advance(3 * hour);
    expect(told).toEqual(['midnight.passed']);
    await waitFor(day, isAtRest);
    expect(contextOf(day).live).toBeNull();
    expect(contextOf(day).stale[0]?.clockWorkEntry.description).toBe('Night shift');
  });

  it('keeps a form that is open', async () => {
    const { day } = await dayOf('ben');
    day.send({ type: 'adjust.opened', entry: newestOf(day), isStale: false });
    timeline.advance(3 * hour);
    expect(day.getSnapshot().matches({ shown: 'adjusting' })).toBe(true);
  });
});

describe('START before the day has been read', () => {
  it('is not lost: it starts once the day is there', async () => {
    connectAs(server, 'ben', 'aster');
    const input = { clock: timeline, timeZone: 'Europe/Berlin', date: '2026-03-04' };
    const day = createActor(clockWorkDayMachine, { input }).start();
    day.send({ type: 'draft.changed', description: 'At once' });
    day.send({ type: 'START' });
    expect(day.getSnapshot().matches('loading')).toBe(true);
    await waitFor(day, ({ context }) => context.live?.description === 'At once');
    expect(contextOf(day).isEager).toBe(false);
  });

  it('is heard while the day is read again, and so is STOP', async () => {
    const { day } = await dayOf('ben');
    day.send({ type: 'draft.changed', description: 'At once' });
    day.send({ type: 'tab.returned' });
    day.send({ type: 'START' });
    await waitFor(day, ({ context }) => context.live?.description === 'At once');
    await settled(day);
    day.send({ type: 'tab.returned' });
    day.send({ type: 'STOP' });
    expect((await waitFor(day, ({ context }) => context.live === null)).status).toBe('active');
  });
});

describe('adjusting the times', () => {
  /** The last of the calls is `POST …/adjust?…`. */
  const queryOf = ({ calls }: Heard) =>
    Object.fromEntries(new URL(calls.at(-1)?.split(' ')[1] ?? '', 'http://x').searchParams);

  it('sends both times in UTC; an ended entry goes without isMnco', async () => {
    const { day, heard } = await dayOf('ben');
    const entry = newestOf(day);
    day.send({ type: 'adjust.opened', entry, isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:30', end: '2026-03-04T20:45' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(queryOf(heard)).toEqual({
      entryId: entry.id,
      newStartTime: '2026-03-04T19:30:00.000Z',
      newEndTime: '2026-03-04T19:45:00.000Z',
      version: '1',
    });
    expect(newestOf(day)).toMatchObject({ id: entry.id, endTime: '2026-03-04T19:45:00.000Z' });
    expect(isIdle(day)).toBe(true);
  });

  it('of a stale running entry adds isMnco and takes it off the stale list', async () => {
    const { day, heard } = await dayOf('grace');
    const entry = contextOf(day).stale[0]?.clockWorkEntry;
    if (!entry) throw new Error('Nothing is stale.');
    day.send({ type: 'adjust.opened', entry, isStale: true });
    expect(contextOf(day).adjustment).toMatchObject({ start: '2026-03-03T17:30', end: '' });
    day.send({ type: 'adjust.changed', end: '2026-03-03T18:15' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(queryOf(heard)).toMatchObject({
      newEndTime: '2026-03-03T17:15:00.000Z',
      isMnco: 'true',
    });
    expect(contextOf(day).stale).toEqual([]);
    expect(contextOf(day).entries.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('of an entry that runs since today is no midnight crossover', async () => {
    const { day, heard } = await dayOf('ben');
    await startOn(day, 'One');
    timeline.advance(30 * minute);
    day.send({ type: 'adjust.opened', entry: newestOf(day), isStale: false });
    day.send({ type: 'adjust.changed', end: '2026-03-04T21:20' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(queryOf(heard)).toMatchObject({ isMnco: 'false' });
    expect(contextOf(day).live).toBeNull();
  });

  it('of an entry that runs corrects its start without an end: it goes on running', async () => {
    const { day, heard } = await dayOf('ben');
    await startOn(day, 'One');
    timeline.advance(30 * minute);
    const { id } = newestOf(day);
    day.send({ type: 'adjust.opened', entry: newestOf(day), isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T21:10' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(queryOf(heard)).toEqual({
      entryId: id,
      newStartTime: '2026-03-04T20:10:00.000Z',
      isMnco: 'false',
      version: '1',
    });
    expect(contextOf(day).live).toMatchObject({ id, endTime: null });
    expect(newestOf(day)).toMatchObject({ id, startTime: '2026-03-04T20:10:00.000Z' });
  });

  it('of an entry that was changed elsewhere meanwhile says so, keeps them, and can be saved then', async () => {
    const { day } = await dayOf('ben');
    const entry = newestOf(day);
    day.send({ type: 'adjust.opened', entry, isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:30', end: '2026-03-04T20:45' });
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: entry.id }] });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(contextOf(day)).toMatchObject({
      problem: { kind: 'conflict' },
      adjustment: { end: '2026-03-04T20:45' },
    });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(newestOf(day)).toMatchObject({ id: entry.id, endTime: '2026-03-04T19:45:00.000Z' });
  });

  it('that cannot be is said at its field, and nothing is asked of the server', async () => {
    const { day, heard } = await dayOf('ben');
    day.send({ type: 'adjust.opened', entry: newestOf(day), isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:45', end: '2026-03-04T20:30' });
    day.send({ type: 'SAVE' });
    expect(contextOf(day).adjustmentErrors).toEqual({ end: 'endTimeAfterStartTime' });
    expect(heard.calls).toHaveLength(2);
    day.send({ type: 'adjust.changed', end: '2026-03-04T20:50' });
    expect(contextOf(day).adjustmentErrors).toEqual({});
  });

  it('that the server refuses stays open with what was typed and the field’s message', async () => {
    const { day } = await dayOf('ben');
    const [newest, older] = contextOf(day).entries;
    if (!newest || !older) throw new Error('The day has too few entries.');
    const wallTime = (instant: string) =>
      new Date(Date.parse(instant) + 60 * minute).toISOString().slice(0, 16);
    const typed = { start: wallTime(older.startTime), end: wallTime(newest.startTime) };
    day.send({ type: 'adjust.opened', entry: newest, isStale: false });
    day.send({ type: 'adjust.changed', ...typed });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(day.getSnapshot().matches({ shown: 'adjusting' })).toBe(true);
    expect(contextOf(day).adjustment).toMatchObject(typed);
    expect(contextOf(day).problem?.fieldErrors['newStartTime']?.[0]).toMatch(/overlap/);
    day.send({ type: 'CANCEL' });
    expect(contextOf(day)).toMatchObject({ adjustment: null, problem: null });
  });
});

describe('splitting a stale entry at midnight', () => {
  const firstStale = (day: Day) => contextOf(day).stale[0]?.clockWorkEntry as Entry;

  it('takes it off the stale list, and what runs since the last midnight goes on', async () => {
    const { day, heard } = await dayOf('grace');
    const entry = firstStale(day);
    day.send({ type: 'CROSSOVER', entry });
    await settled(day);
    expect(heard.bodies.at(-1)).toEqual({ type: 'crossover', entryPayLoad: { id: entry.id } });
    expect(contextOf(day).stale).toEqual([]);
    expect(contextOf(day).continued).toEqual([]);
    expect(contextOf(day).live).toMatchObject({
      description: entry.description,
      startTime: '2026-03-03T23:00:00.000Z',
      endTime: null,
    });
    expect(newestOf(day).id).toBe(contextOf(day).live?.id);
  });

  it('repairs a chain of days, one after the other, without leaving the page', async () => {
    timeline.advance(2 * 24 * 60 * minute);
    const { day } = await dayOf('grace', { date: '2026-03-06' });
    const starts: string[] = [];
    for (let left = firstStale(day); left; left = firstStale(day)) {
      starts.push(left.startTime);
      day.send({ type: 'CROSSOVER', entry: left });
      await settled(day);
    }
    expect(starts.slice(1)).toEqual(['2026-03-03T23:00:00.000Z', '2026-03-04T23:00:00.000Z']);
    expect(contextOf(day).live?.startTime).toBe('2026-03-05T23:00:00.000Z');
    await startOn(day, 'One');
    expect(contextOf(day).live?.description).toBe('One');
  });

  it('that fails leaves it on the list', async () => {
    const { day } = await dayOf('grace');
    refuse('postClockWork');
    day.send({ type: 'CROSSOVER', entry: firstStale(day) });
    await settled(day);
    expect(isIdle(day)).toBe(true);
    expect(contextOf(day).stale).toHaveLength(1);
  });
});

describe('deleting', () => {
  it('asks first; No keeps the entry', async () => {
    const { day, heard } = await dayOf('ben');
    const entry = newestOf(day);
    day.send({ type: 'delete.asked', entry });
    expect(day.getSnapshot().matches({ shown: 'confirmingDelete' })).toBe(true);
    day.send({ type: 'NO' });
    expect(newestOf(day)).toEqual(entry);
    expect(heard.calls).toHaveLength(2);
  });

  it('removes the entry by its id after Yes', async () => {
    const { day, heard } = await dayOf('ben');
    const { id } = newestOf(day);
    day.send({ type: 'delete.asked', entry: newestOf(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(heard.calls.at(-1)).toBe('POST /aster/clockwork/entries');
    expect(heard.bodies.at(-1)).toEqual([id]);
    expect(contextOf(day).entries.map((entry) => entry.id)).not.toContain(id);
  });

  it('takes a stale running entry off its list, so that a new one can start', async () => {
    const { day } = await dayOf('grace');
    const entry = contextOf(day).stale[0]?.clockWorkEntry;
    if (!entry) throw new Error('Nothing is stale.');
    day.send({ type: 'delete.asked', entry });
    day.send({ type: 'YES' });
    await settled(day);
    expect(contextOf(day).stale).toEqual([]);
    await startOn(day, 'One');
    expect(contextOf(day).live?.description).toBe('One');
  });

  it('the entry that runs leaves nothing running', async () => {
    const { day } = await dayOf('ben');
    await startOn(day, 'One');
    day.send({ type: 'delete.asked', entry: newestOf(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(contextOf(day).live).toBeNull();
  });

  it('that fails keeps the entry', async () => {
    const { day } = await dayOf('ben');
    const { entries } = contextOf(day);
    refuse('deleteClockWorkEntries', 503);
    day.send({ type: 'delete.asked', entry: newestOf(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(isIdle(day)).toBe(true);
    expect(contextOf(day).entries).toEqual(entries);
  });
});

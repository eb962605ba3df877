import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { minute } from '../testing/timeline.ts';
import {
  getContext,
  startDay,
  isIdle,
  getNewest,
  reject,
  server,
  settled,
  startOn,
  timeline,
  withFreshServer,
} from './clockwork-day.fixture.ts';
import { date, start } from './clockwork-day.guide.ts';
import { getNextWork } from './clockwork-day.setup.ts';

withFreshServer();

describe('start', () => {
  it('adds an entry that starts now and runs, with an id made here', async () => {
    const { day, observed } = await startDay('ben');
    await startOn(day, ' Write the report ');
    expect(observed.bodies.at(-1)).toEqual({
      type: 'add',
      entryPayLoad: {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        endTime: null,
        description: 'Write the report',
        projectId: null,
        taskId: null,
      },
    });
    expect(getNewest(day)).toMatchObject({ description: 'Write the report', endTime: null });
    expect(getContext(day).live?.id).toBe(getNewest(day).id);
    expect(getContext(day).draft).toBe('');
  });

  it('goes on with what was typed and picked before the page was left', async () => {
    const { day, observed } = await startDay('ben', {
      draft: 'Half done',
      selectedWork: { work: null },
    });
    day.send({ type: 'START' });
    await settled(day);
    expect(observed.bodies.at(-1)).toMatchObject({
      entryPayLoad: { description: 'Half done', projectId: null },
    });
    expect(getContext(day)).toMatchObject({ draft: '', selectedWork: null });
  });

  it('books on the default of the person until another is picked, which the next entry begins without', async () => {
    connectAs(server, 'ben', 'aster');
    const { work } = await api.searchWork({ query: { searchCharacters: '', skip: 0 } });
    const [project, task] = work;
    const taskId = task?.taskId ?? null;
    const settings = { isClockWorkSetWeeklyMail: false, isWFO: false, fromSettings: false };
    await api.saveDefaultProjectTask({ body: { taskId, ...settings } });
    const { day } = await startDay('ben');
    expect(getNextWork(getContext(day))).toMatchObject({ taskId });
    await startOn(day, 'By default');
    expect(getNewest(day)).toMatchObject({ description: 'By default', taskId });
    timeline.advance(minute);
    day.send({ type: 'work.changed', work: project ?? null });
    await startOn(day, 'On the project');
    expect(getNewest(day)).toMatchObject({ projectId: project?.projectId, taskId: null });
    expect(getNextWork(getContext(day))).toMatchObject({ taskId });
    timeline.advance(minute);
    day.send({ type: 'work.changed', work: null });
    await startOn(day, 'On nothing');
    expect(getNewest(day)).toMatchObject({ description: 'On nothing', projectId: null });
  });

  it('keeps what is typed for the next entry meanwhile', async () => {
    const { day } = await startDay('ben');
    day.send({ type: 'draft.changed', description: 'One' });
    day.send({ type: 'START' });
    day.send({ type: 'draft.changed', description: 'Two, half' });
    await settled(day);
    expect(getNewest(day)).toMatchObject({ description: 'One', endTime: null });
    expect(getContext(day).draft).toBe('Two, half');
  });

  it('ends the running entry: one runs at most', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    timeline.advance(10 * minute);
    await startOn(day, 'Two');
    const [two, one] = getContext(day).entries;
    expect(two).toMatchObject({ description: 'Two', endTime: null });
    expect(one).toMatchObject({ description: 'One', endTime: '2026-03-04T20:10:00.000Z' });
    expect(getContext(day).live?.description).toBe('Two');
  });

  it.each([90_000, -180_000])(
    'an entry starts and ends at the server’s time on a device whose clock is %i ms ahead',
    async (ahead) => {
      const clock = { now: () => timeline.now() + ahead };
      const { day, observed } = await startDay('ben', { clock });
      await startOn(day, 'One');
      expect(getNewest(day)).toMatchObject({ description: 'One', startTime: start, endTime: null });
      timeline.advance(minute);
      await startOn(day, 'Two');
      timeline.advance(minute);
      day.send({ type: 'STOP' });
      await settled(day);
      expect(getContext(day).entries.slice(0, 2)).toMatchObject([
        { startTime: '2026-03-04T20:01:00.000Z', endTime: '2026-03-04T20:02:00.000Z' },
        { startTime: start, endTime: '2026-03-04T20:01:00.000Z' },
      ]);
      expect(observed.problems).toEqual([]);
    },
  );

  it('from another day goes to today, where the entry is', async () => {
    const { day } = await startDay('ben', { date: '2026-03-02' });
    const received: string[] = [];
    day.on('today.shown', ({ type }) => received.push(type));
    await startOn(day, 'One');
    expect(received).toHaveLength(1);
    expect(getContext(day).date).toBe(date);
    expect(getNewest(day).description).toBe('One');
  });

  it.each([400, 500, 503] as const)('answered %s keeps what was typed', async (status) => {
    const { day } = await startDay('ben');
    const { entries } = getContext(day);
    reject('postClockWork', status);
    await startOn(day, 'One');
    expect(isIdle(day)).toBe(true);
    expect(getContext(day)).toMatchObject({ draft: 'One', entries });
  });

  it('is refused while an entry of an earlier day runs, and keeps what was typed', async () => {
    const { day, observed } = await startDay('grace');
    await startOn(day, 'One');
    expect(observed.problems).toEqual([{ kind: 'invalid', id: 'postClockWork' }]);
    expect(getContext(day)).toMatchObject({ draft: 'One', live: null });
  });
});

describe('stop', () => {
  it('ends the running entry', async () => {
    const { day, observed } = await startDay('ben');
    await startOn(day, 'One');
    timeline.advance(20 * minute);
    day.send({ type: 'STOP' });
    await settled(day);
    expect(observed.bodies.at(-1)).toMatchObject({ type: 'end' });
    expect(getNewest(day).endTime).toBe('2026-03-04T20:20:00.000Z');
    expect(getContext(day).live).toBeNull();
  });

  it('ends it from another day too', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    day.send({ type: 'day.changed', date: '2026-03-03' });
    await settled(day);
    timeline.advance(minute);
    day.send({ type: 'STOP' });
    await settled(day);
    expect(getContext(day)).toMatchObject({ date: '2026-03-03', live: null });
    expect(getContext(day).entries.map(({ description }) => description)).not.toContain('One');
  });

  it('is no choice while nothing runs', async () => {
    const { day } = await startDay('ben');
    expect(day.getSnapshot().can({ type: 'STOP' })).toBe(false);
  });

  it('that fails leaves the entry running', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    reject('postClockWork');
    day.send({ type: 'STOP' });
    await settled(day);
    expect(getContext(day).live?.description).toBe('One');
  });
});

describe('a break', () => {
  async function onABreak() {
    const found = await startDay('ben');
    await startOn(found.day, 'One');
    timeline.advance(20 * minute);
    found.day.send({ type: 'break.start' });
    await settled(found.day);
    return found;
  }

  it('ends the running entry and remembers it', async () => {
    const { day, observed } = await onABreak();
    expect(observed.bodies.at(-1)).toMatchObject({ type: 'break' });
    expect(getContext(day)).toMatchObject({
      live: null,
      interrupted: { description: 'One', endTime: '2026-03-04T20:20:00.000Z' },
    });
  });

  it('is remembered after a reload', async () => {
    await onABreak();
    const { day } = await startDay('ben');
    expect(getContext(day).interrupted).toMatchObject({ description: 'One' });
  });

  it('ends when what it interrupted is continued', async () => {
    const { day } = await onABreak();
    const { interrupted } = getContext(day);
    if (!interrupted) throw new Error('Nothing was interrupted.');
    timeline.advance(10 * minute);
    day.send({ type: 'entry.restart', entry: interrupted });
    await settled(day);
    expect(getContext(day)).toMatchObject({ interrupted: null, live: { description: 'One' } });
  });

  it('ends when something else is started', async () => {
    const { day } = await onABreak();
    await startOn(day, 'Two');
    expect(getContext(day).interrupted).toBeNull();
  });

  it('is no choice while nothing runs', async () => {
    const { day } = await startDay('ben');
    expect(day.getSnapshot().can({ type: 'break.start' })).toBe(false);
  });

  it('that fails leaves the entry running', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    reject('postClockWork');
    day.send({ type: 'break.start' });
    await settled(day);
    expect(getContext(day)).toMatchObject({ live: { description: 'One' }, interrupted: null });
  });
});

describe('restart', () => {
  it('starts a new entry with the same description, project and task', async () => {
    const { day, observed } = await startDay('ben');
    const entry = getNewest(day);
    day.send({ type: 'entry.restart', entry });
    await settled(day);
    expect(observed.bodies.at(-1)).toMatchObject({
      type: 'restart',
      entryPayLoad: { id: entry.id },
    });
    const { description, projectId, taskId } = entry;
    expect(getNewest(day)).toMatchObject({ description, projectId, taskId, endTime: null });
    expect(getNewest(day).id).not.toBe(entry.id);
    expect(getNewest(day).startTime).toBe(start);
  });

  it('from another day goes to today', async () => {
    const { day } = await startDay('ben', { date: '2026-03-03' });
    const received: string[] = [];
    day.on('today.shown', ({ type }) => received.push(type));
    day.send({ type: 'entry.restart', entry: getNewest(day) });
    await settled(day);
    expect(received).toHaveLength(1);
    expect(getContext(day).date).toBe(date);
    expect(getContext(day).live).not.toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../../testing/connect.ts';
import { minute } from '../../testing/timeline.ts';
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
} from './clockwork-day.fixtures.ts';
import { date, start } from './clockwork-day.test-model.ts';
import { getNextWork } from './clockwork-day.setup.ts';

withFreshServer();

describe('starting an entry', () => {
  it('the start adds a running entry that starts now, with an id created on the device', async () => {
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

  it('the start uses the text and the work entered before the page was left', async () => {
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

  it('the start uses the user’s default work until other work is selected, only for that entry', async () => {
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

  it('the text typed for the next entry is kept while the start is being saved', async () => {
    const { day } = await startDay('ben');
    day.send({ type: 'draft.changed', description: 'One' });
    day.send({ type: 'START' });
    day.send({ type: 'draft.changed', description: 'Two, half' });
    await settled(day);
    expect(getNewest(day)).toMatchObject({ description: 'One', endTime: null });
    expect(getContext(day).draft).toBe('Two, half');
  });

  it('the start ends the running entry: at most one runs', async () => {
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

  it('the start from another day goes to today, where the entry is', async () => {
    const { day } = await startDay('ben', { date: '2026-03-02' });
    const received: string[] = [];
    day.on('today.shown', ({ type }) => received.push(type));
    await startOn(day, 'One');
    expect(received).toHaveLength(1);
    expect(getContext(day).date).toBe(date);
    expect(getNewest(day).description).toBe('One');
  });

  it.each([400, 500, 503] as const)(
    'a start with the response %s keeps the typed text',
    async (status) => {
      const { day } = await startDay('ben');
      const { entries } = getContext(day);
      reject('postClockWork', status);
      await startOn(day, 'One');
      expect(isIdle(day)).toBe(true);
      expect(getContext(day)).toMatchObject({ draft: 'One', entries });
    },
  );

  it('the start is rejected while an entry of an earlier day runs, and keeps the typed text', async () => {
    const { day, observed } = await startDay('grace');
    await startOn(day, 'One');
    expect(observed.problems).toEqual([{ kind: 'invalid', id: 'postClockWork' }]);
    expect(getContext(day)).toMatchObject({ draft: 'One', live: null });
  });
});

describe('stopping an entry', () => {
  it('the stop ends the running entry', async () => {
    const { day, observed } = await startDay('ben');
    await startOn(day, 'One');
    timeline.advance(20 * minute);
    day.send({ type: 'STOP' });
    await settled(day);
    expect(observed.bodies.at(-1)).toMatchObject({ type: 'end' });
    expect(getNewest(day).endTime).toBe('2026-03-04T20:20:00.000Z');
    expect(getContext(day).live).toBeNull();
  });

  it('the stop ends the running entry from another day too', async () => {
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

  it('the stop is not available while nothing runs', async () => {
    const { day } = await startDay('ben');
    expect(day.getSnapshot().can({ type: 'STOP' })).toBe(false);
  });

  it('the running entry continues if the stop fails', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    reject('postClockWork');
    day.send({ type: 'STOP' });
    await settled(day);
    expect(getContext(day).live?.description).toBe('One');
  });
});

describe('taking a break', () => {
  async function onABreak() {
    const found = await startDay('ben');
    await startOn(found.day, 'One');
    timeline.advance(20 * minute);
    found.day.send({ type: 'break.start' });
    await settled(found.day);
    return found;
  }

  it('the break ends the running entry and is stored', async () => {
    const { day, observed } = await onABreak();
    expect(observed.bodies.at(-1)).toMatchObject({ type: 'break' });
    expect(getContext(day)).toMatchObject({
      live: null,
      interrupted: { description: 'One', endTime: '2026-03-04T20:20:00.000Z' },
    });
  });

  it('the break remains after a reload', async () => {
    await onABreak();
    const { day } = await startDay('ben');
    expect(getContext(day).interrupted).toMatchObject({ description: 'One' });
  });

  it('the break ends when the interrupted entry is continued', async () => {
    const { day } = await onABreak();
    const { interrupted } = getContext(day);
    if (!interrupted) throw new Error('Nothing was interrupted.');
    timeline.advance(10 * minute);
    day.send({ type: 'entry.restart', entry: interrupted });
    await settled(day);
    expect(getContext(day)).toMatchObject({ interrupted: null, live: { description: 'One' } });
  });

  it('the break ends when another entry is started', async () => {
    const { day } = await onABreak();
    await startOn(day, 'Two');
    expect(getContext(day).interrupted).toBeNull();
  });

  it('the break is not available while nothing runs', async () => {
    const { day } = await startDay('ben');
    expect(day.getSnapshot().can({ type: 'break.start' })).toBe(false);
  });

  it('the running entry continues if the break fails', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    reject('postClockWork');
    day.send({ type: 'break.start' });
    await settled(day);
    expect(getContext(day)).toMatchObject({ live: { description: 'One' }, interrupted: null });
  });
});

describe('restarting an entry', () => {
  it('the restart adds a new entry with the same description, project and task', async () => {
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

  it('the restart from another day goes to today', async () => {
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

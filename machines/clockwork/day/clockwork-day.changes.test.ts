import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import type { Observed } from '../../testing/connect.ts';
import { minute } from '../../testing/timeline.ts';
import {
  getContext,
  startDay,
  isIdle,
  getNewest,
  reject,
  settled,
  startOn,
  timeline,
  withFreshServer,
  type Day,
} from './clockwork-day.fixtures.ts';
import type { Entry } from '../entry/entries.ts';

withFreshServer();

describe('adjusting the times', () => {
  /** The last of the calls is `POST …/adjust?…`. */
  /** The parameters of the last change; a stale entry also reads its day. */
  const getQuery = ({ calls }: Observed) => {
    const last = calls.findLast((call) => call.startsWith('POST '));
    return Object.fromEntries(new URL(last?.split(' ')[1] ?? '', 'http://x').searchParams);
  };

  it('the adjustment sends both times in UTC, and an ended entry is sent without isMnco', async () => {
    const { day, observed } = await startDay('ben');
    const entry = getNewest(day);
    day.send({ type: 'adjust.opened', entry, isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:30', end: '2026-03-04T20:45' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toEqual({
      entryId: entry.id,
      newStartTime: '2026-03-04T19:30:00.000Z',
      newEndTime: '2026-03-04T19:45:00.000Z',
      version: '1',
    });
    expect(getNewest(day)).toMatchObject({ id: entry.id, endTime: '2026-03-04T19:45:00.000Z' });
    expect(isIdle(day)).toBe(true);
  });

  it('the adjustment sends both times to the minute if one was changed', async () => {
    const { day, observed } = await startDay('ben');
    const entry = { ...getNewest(day), startTime: '2026-03-04T19:30:17.000Z' };
    day.send({ type: 'adjust.opened', entry, isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:30', end: '2026-03-04T20:45' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toMatchObject({
      newStartTime: '2026-03-04T19:30:00.000Z',
      newEndTime: '2026-03-04T19:45:00.000Z',
    });
  });

  it('the adjustment sends both times with their seconds if none was changed', async () => {
    const { day, observed } = await startDay('ben');
    const times = { startTime: '2026-03-04T19:30:17.000Z', endTime: '2026-03-04T19:30:41.000Z' };
    const short = { ...getNewest(day), ...times };
    day.send({ type: 'adjust.opened', entry: short, isStale: false });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toMatchObject({
      newStartTime: short.startTime,
      newEndTime: short.endTime,
    });
  });

  it('the adjustment of a stale running entry adds isMnco and removes it from the stale list', async () => {
    const { day, observed } = await startDay('grace');
    const entry = getContext(day).stale[0]?.clockWorkEntry;
    if (!entry) throw new Error('Nothing is stale.');
    day.send({ type: 'adjust.opened', entry, isStale: true });
    expect(getContext(day).adjustment).toMatchObject({ start: '2026-03-03T17:30', end: '' });
    day.send({ type: 'adjust.changed', end: '2026-03-03T18:15' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toMatchObject({
      newEndTime: '2026-03-03T17:15:00.000Z',
      isMnco: 'true',
    });
    expect(getContext(day).stale).toEqual([]);
    expect(getContext(day).entries.map(({ id }) => id)).not.toContain(entry.id);
  });

  it('the adjustment of an entry that runs since today is no midnight crossover', async () => {
    const { day, observed } = await startDay('ben');
    await startOn(day, 'One');
    timeline.advance(30 * minute);
    day.send({ type: 'adjust.opened', entry: getNewest(day), isStale: false });
    day.send({ type: 'adjust.changed', end: '2026-03-04T21:20' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toMatchObject({ isMnco: 'false' });
    expect(getContext(day).live).toBeNull();
  });

  it('the adjustment of a running entry corrects its start, and the entry continues to run', async () => {
    const { day, observed } = await startDay('ben');
    await startOn(day, 'One');
    timeline.advance(30 * minute);
    const { id } = getNewest(day);
    day.send({ type: 'adjust.opened', entry: getNewest(day), isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T21:10' });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getQuery(observed)).toEqual({
      entryId: id,
      newStartTime: '2026-03-04T20:10:00.000Z',
      isMnco: 'false',
      version: '1',
    });
    expect(getContext(day).live).toMatchObject({ id, endTime: null });
    expect(getNewest(day)).toMatchObject({ id, startTime: '2026-03-04T20:10:00.000Z' });
  });

  it('a conflicting adjustment says so, keeps the typed times and can then be saved', async () => {
    const { day } = await startDay('ben');
    const entry = getNewest(day);
    day.send({ type: 'adjust.opened', entry, isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:30', end: '2026-03-04T20:45' });
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: entry.id }] });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getContext(day)).toMatchObject({
      problem: { kind: 'conflict' },
      adjustment: { end: '2026-03-04T20:45' },
    });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(getNewest(day)).toMatchObject({ id: entry.id, endTime: '2026-03-04T19:45:00.000Z' });
  });

  it('an invalid adjustment is reported at its field, and nothing is requested', async () => {
    const { day, observed } = await startDay('ben');
    day.send({ type: 'adjust.opened', entry: getNewest(day), isStale: false });
    day.send({ type: 'adjust.changed', start: '2026-03-04T20:45', end: '2026-03-04T20:30' });
    day.send({ type: 'SAVE' });
    expect(getContext(day).adjustmentErrors).toEqual({ end: 'endTimeAfterStartTime' });
    expect(observed.calls).toHaveLength(2);
    day.send({ type: 'adjust.changed', end: '2026-03-04T20:50' });
    expect(getContext(day).adjustmentErrors).toEqual({});
  });

  it('a rejected adjustment stays open with the typed times and the message of the field', async () => {
    const { day } = await startDay('ben');
    const [newest, older] = getContext(day).entries;
    if (!newest || !older) throw new Error('The day has too few entries.');
    const localTime = (timestamp: string) =>
      new Date(Date.parse(timestamp) + 60 * minute).toISOString().slice(0, 16);
    const typed = { start: localTime(older.startTime), end: localTime(newest.startTime) };
    day.send({ type: 'adjust.opened', entry: newest, isStale: false });
    day.send({ type: 'adjust.changed', ...typed });
    day.send({ type: 'SAVE' });
    await settled(day);
    expect(day.getSnapshot().matches({ shown: 'adjusting' })).toBe(true);
    expect(getContext(day).adjustment).toMatchObject(typed);
    expect(getContext(day).problem?.fieldErrors['newStartTime']?.[0]).toMatch(/overlap/);
    day.send({ type: 'CANCEL' });
    expect(getContext(day)).toMatchObject({ adjustment: null, problem: null });
  });
});

describe('splitting a stale entry at midnight', () => {
  const firstStale = (day: Day) => getContext(day).stale[0]?.clockWorkEntry as Entry;

  it('the split removes the entry from the stale list, and the part since midnight continues', async () => {
    const { day, observed } = await startDay('grace');
    const entry = firstStale(day);
    day.send({ type: 'entry.crossOver', entry });
    await settled(day);
    expect(observed.bodies.at(-1)).toEqual({ type: 'crossover', entryPayLoad: { id: entry.id } });
    expect(getContext(day).stale).toEqual([]);
    expect(getContext(day).continued).toEqual([]);
    expect(getContext(day).live).toMatchObject({
      description: entry.description,
      startTime: '2026-03-03T23:00:00.000Z',
      endTime: null,
    });
    expect(getNewest(day).id).toBe(getContext(day).live?.id);
  });

  it('the split repairs a chain of days one after the other, without leaving the page', async () => {
    timeline.advance(2 * 24 * 60 * minute);
    const { day } = await startDay('grace', { date: '2026-03-06' });
    const starts: string[] = [];
    for (let remaining = firstStale(day); remaining; remaining = firstStale(day)) {
      starts.push(remaining.startTime);
      day.send({ type: 'entry.crossOver', entry: remaining });
      await settled(day);
    }
    expect(starts.slice(1)).toEqual(['2026-03-03T23:00:00.000Z', '2026-03-04T23:00:00.000Z']);
    expect(getContext(day).live?.startTime).toBe('2026-03-05T23:00:00.000Z');
    await startOn(day, 'One');
    expect(getContext(day).live?.description).toBe('One');
  });

  it('the entry stays on the stale list if the split fails', async () => {
    const { day } = await startDay('grace');
    reject('postClockWork');
    day.send({ type: 'entry.crossOver', entry: firstStale(day) });
    await settled(day);
    expect(isIdle(day)).toBe(true);
    expect(getContext(day).stale).toHaveLength(1);
  });
});

describe('deleting an entry', () => {
  it('the deletion asks for confirmation first, and No keeps the entry', async () => {
    const { day, observed } = await startDay('ben');
    const entry = getNewest(day);
    day.send({ type: 'delete.request', entry });
    expect(day.getSnapshot().matches({ shown: 'confirmingDelete' })).toBe(true);
    day.send({ type: 'NO' });
    expect(getNewest(day)).toEqual(entry);
    expect(observed.calls).toHaveLength(2);
  });

  it('the deletion removes the entry by its id after Yes', async () => {
    const { day, observed } = await startDay('ben');
    const { id } = getNewest(day);
    day.send({ type: 'delete.request', entry: getNewest(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(observed.calls.at(-1)).toBe('POST /aster/clockwork/entries');
    expect(observed.bodies.at(-1)).toEqual([id]);
    expect(getContext(day).entries.map((entry) => entry.id)).not.toContain(id);
  });

  it('the deletion removes a stale running entry from its list, so that a new one can start', async () => {
    const { day } = await startDay('grace');
    const entry = getContext(day).stale[0]?.clockWorkEntry;
    if (!entry) throw new Error('Nothing is stale.');
    day.send({ type: 'delete.request', entry });
    day.send({ type: 'YES' });
    await settled(day);
    expect(getContext(day).stale).toEqual([]);
    await startOn(day, 'One');
    expect(getContext(day).live?.description).toBe('One');
  });

  it('the deletion of the running entry leaves no timer running', async () => {
    const { day } = await startDay('ben');
    await startOn(day, 'One');
    day.send({ type: 'delete.request', entry: getNewest(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(getContext(day).live).toBeNull();
  });

  it('the entry is kept if the deletion fails', async () => {
    const { day } = await startDay('ben');
    const { entries } = getContext(day);
    reject('deleteClockWorkEntries', 503);
    day.send({ type: 'delete.request', entry: getNewest(day) });
    day.send({ type: 'YES' });
    await settled(day);
    expect(isIdle(day)).toBe(true);
    expect(getContext(day).entries).toEqual(entries);
  });
});

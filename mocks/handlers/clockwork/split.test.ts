import { beforeAll, describe, expect, it } from 'vitest';
import type { EntryRecord } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  at,
  findEntries,
  entry,
  retainOnly,
  now,
  spans,
  today,
  uuid,
} from '../../testing/timesheets.ts';
import { splitAtMidnights } from './split.ts';

/** Source: CLOCK-010, CLOCK-030. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));
const splitting = (splitTime: string, number = 1) => ({
  query: { entryId: uuid(number), splitTime },
});

describe('splitting an entry', () => {
  it('the entry split creates two entries, of which the first keeps the id', async () => {
    await given(entry(1, '09:00', '10:00', { entryAtWork: true }));
    const { clockWorkEntries, successMessages } = await server.request(
      'ben',
      'splitClockWorkEntry',
      splitting(at('09:20')),
    );
    expect(successMessages).toEqual(['The entry was split.']);
    expect(spans(clockWorkEntries)).toEqual(['09:20-10:00', '09:00-09:20']);
    expect(clockWorkEntries.map(({ id }) => id === uuid(1))).toEqual([false, true]);
    expect(clockWorkEntries.map(({ description }) => description)).toEqual(['Entry 1', 'Entry 1']);
    expect(await readStored()).toEqual(['09:00-09:20', '09:20-10:00']);
  });

  it.each([
    ['of 2 minutes', '09:00', '09:02', 'splitTooShort'],
    ['of less', '09:00', '09:01', 'splitTooShort'],
    ["that ends 'now'", '14:00', null, 'splitRunning'],
  ])('the entry split is not allowed for an entry %s', async (_, start, end, code) => {
    await given(entry(1, start, end));
    const sent = splitting(`${at(start).slice(0, 16)}:30.000Z`);
    const errorBody = await server.expectError('ben', 'splitClockWorkEntry', sent);
    expect(errorBody).toMatchObject({ status: 400, code });
    expect(await findEntries(server, 'ben')).toHaveLength(1);
  });

  it('the entry split is allowed for an entry of more than 2 minutes', async () => {
    await given(entry(1, at('09:00'), `${today}T09:02:01.000Z`));
    await server.request('ben', 'splitClockWorkEntry', splitting(at('09:01')));
    expect(await findEntries(server, 'ben')).toHaveLength(2);
  });

  it.each(['08:59', '09:00', '10:00', '10:01'])(
    'the entry split time must be inside the entry, not at %s',
    async (time) => {
      await given(entry(1, '09:00', '10:00'));
      const errorBody = await server.expectError('ben', 'splitClockWorkEntry', splitting(at(time)));
      expect(errorBody).toMatchObject({ status: 400, code: 'splitOutside' });
      expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual(['splitTime']);
    },
  );

  it('the entry split rejects an unknown entry, and requires both parameters', async () => {
    const unknown = await server.expectError(
      'ben',
      'splitClockWorkEntry',
      splitting(at('09:00'), 9),
    );
    expect(unknown).toMatchObject({ status: 404, code: 'entryUnknown' });
    const none = await server.expectError('ben', 'splitClockWorkEntry');
    expect(Object.keys(none.fieldErrors ?? {})).toEqual(['entryId', 'splitTime']);
  });
});

describe('an adjusted midnight crossover', () => {
  const adjust = (query: Record<string, string>) =>
    server.request('ben', 'adjustClockWorkEntry', { query: { entryId: uuid(1), ...query } });

  it('an adjusted entry that ends after midnight is split there, so that each day has its time', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    const { clockWorkEntries } = await adjust({
      newStartTime: at('16:30', '2026-03-10'),
      newEndTime: at('07:15'),
      isMnco: 'true',
    });
    expect(spans(clockWorkEntries)).toEqual(['23:00-07:15', '16:30-23:00']);
    expect(clockWorkEntries[1]?.id).toBe(uuid(1));
    expect(await readStored()).toEqual(['16:30-23:00', '23:00-07:15']);
  });

  it('an adjusted entry is not split without isMnco, or when it ends before midnight', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    await adjust({ newStartTime: at('16:30', '2026-03-10'), newEndTime: at('07:15') });
    expect(await readStored()).toEqual(['16:30-07:15']);
    await given(entry(1, at('16:30', '2026-03-10'), null));
    const newEndTime = at('17:15', '2026-03-10');
    await adjust({ newStartTime: at('16:30', '2026-03-10'), newEndTime, isMnco: 'true' });
    expect(await readStored()).toEqual(['16:30-17:15']);
  });

  it.each(['true', 'false'])(
    'the midnight adjustment requires a running entry when isMnco is %s',
    async (isMnco) => {
      await given(entry(1, '09:00', '10:00'));
      const query = { entryId: uuid(1), newStartTime: at('09:10'), isMnco };
      const errorBody = await server.expectError('ben', 'adjustClockWorkEntry', { query });
      expect(errorBody).toMatchObject({ status: 400, code: 'entryNotRunning' });
      expect(await readStored()).toEqual(['09:00-10:00']);
    },
  );

  it('an adjusted entry of multiple days is split into a part for each of them', () => {
    const long = entry(1, '2026-03-08T16:30:00.000Z', at('07:00'));
    let number = 1;
    const parts = splitAtMidnights(long, 'Europe/Berlin', () => uuid((number += 1)));
    expect(spans(parts)).toEqual(['23:00-07:00', '23:00-23:00', '23:00-23:00', '16:30-23:00']);
    expect(parts.at(-1)?.id).toBe(uuid(1));
    expect(new Set(parts.map(({ id }) => id)).size).toBe(4);
  });
});

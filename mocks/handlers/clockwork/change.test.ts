import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import {
  at,
  findEntries,
  entry,
  retainOnly,
  moveTo,
  now,
  spans,
  today,
  uuid,
} from '../../testing/timesheets.ts';

/** Source: CLOCK-020, CLOCK-045, CLOCK-030, CLOCK-D08. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(async () => {
  server.setNow(now);
  await moveTo(server, 'ben', 'Europe/Berlin');
});

const post = (type: string, entryPayLoad: object) =>
  server.request('ben', 'postClockWork', { body: { type, entryPayLoad } });
const expectError = (type: string, entryPayLoad: object) =>
  server.expectError('ben', 'postClockWork', { body: { type, entryPayLoad } });
const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));

describe('updating an entry', () => {
  it('the entry update changes the fields that are sent and keeps the others', async () => {
    await given(entry(1, '09:00', '10:00', { entryAtWork: true }));
    const { clockWorkEntries, successMessages } = await post('update', {
      id: uuid(1),
      description: ' Better ',
    });
    expect(successMessages).toEqual(['The entry was updated.']);
    expect(clockWorkEntries).toHaveLength(1);
    expect(await findEntries(server, 'ben')).toEqual([
      entry(1, '09:00', '10:00', { description: 'Better', entryAtWork: true, version: 2 }),
    ]);
  });

  it('the entry update moves the entry only within free time', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '11:00', '12:00'));
    await post('update', { id: uuid(1), startTime: at('10:00'), endTime: at('11:00') });
    expect(await readStored()).toEqual(['10:00-11:00', '11:00-12:00']);
    const over = await expectError('update', { id: uuid(1), endTime: at('11:01') });
    expect(over).toMatchObject({ status: 400, code: 'entryOverlaps' });
    expect((await expectError('update', { id: uuid(1), startTime: at('11:30') })).code).toBe(
      'endNotAfterStart',
    );
    expect((await expectError('update', { id: uuid(2), endTime: at('15:30') })).code).toBe(
      'entryInFuture',
    );
    expect(await readStored()).toEqual(['10:00-11:00', '11:00-12:00']);
  });

  it('removing its end lets the last entry run again, but not one before another', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '11:00', '12:00'));
    expect((await expectError('update', { id: uuid(1), endTime: null })).code).toBe(
      'entryOverlaps',
    );
    await post('update', { id: uuid(2), endTime: null });
    expect(await readStored()).toEqual(['09:00-10:00', '11:00-']);
  });

  it('the entry update books the entry on another project, and removes the booking', async () => {
    await given(entry(1, '09:00', '10:00'));
    const [task] = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('tasks', { limit: 1 }),
    );
    const booked = { projectId: task?.projectId, taskId: task?.id };
    await post('update', { id: uuid(1), ...booked });
    expect(await findEntries(server, 'ben')).toMatchObject([booked]);
    await post('update', { id: uuid(1), projectId: null, taskId: null });
    expect(await findEntries(server, 'ben')).toMatchObject([{ projectId: null, taskId: null }]);
    const unknown = await expectError('update', { id: uuid(1), projectId: uuid(8), taskId: null });
    expect(unknown.code).toBe('projectUnknown');
  });
});

describe('filling a gap', () => {
  const view = async () => {
    const { clockWorkEntries } = await server.request('ben', 'getClockWorkDay', {
      path: { date: today },
    });
    return clockWorkEntries.map((each) => [each.upFillApplicable, each.downFillApplicable]);
  };

  it('a gap of a minute or more can be filled, from both its ends', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:01', '11:00'), entry(3, '11:00', '12:00'));
    expect(await view()).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('a gap of less than a minute cannot be filled', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '2026-03-11T10:00:59.999Z', at('11:00')));
    expect(await view()).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(await expectError('upfill', { id: uuid(2) })).toMatchObject({
      status: 400,
      code: 'nothingToFill',
    });
    expect((await expectError('downfill', { id: uuid(1) })).code).toBe('nothingToFill');
  });

  it('the gap considers every entry, also next to one that was stopped when it started', async () => {
    await given(
      entry(1, '09:00', '09:30'),
      entry(3, '10:00', '10:30'),
      entry(2, '10:00', '10:00'),
      entry(4, '11:00', '12:00'),
    );
    const { clockWorkEntries } = await server.request('ben', 'getClockWorkDay', {
      path: { date: today },
    });
    const marks = new Map(
      clockWorkEntries.map((each) => [each.id, [each.upFillApplicable, each.downFillApplicable]]),
    );
    expect(marks.get(uuid(1))).toEqual([false, true]);
    expect(marks.get(uuid(2))).toEqual([true, false]);
    expect(marks.get(uuid(3))).toEqual([false, true]);
    expect(marks.get(uuid(4))).toEqual([true, false]);
    await post('downfill', { id: uuid(3) });
    expect(await readStored()).toEqual([
      '09:00-09:30',
      '10:00-10:00',
      '10:00-11:00',
      '11:00-12:00',
    ]);
  });

  it('filling upwards moves the start to the end of the older entry', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:30', '11:00'));
    const { clockWorkEntries, successMessages } = await post('upfill', { id: uuid(2) });
    expect(successMessages).toEqual(['The gap was filled.']);
    expect(clockWorkEntries).toMatchObject([
      { id: uuid(2), startTime: at('10:00'), endTime: at('11:00'), upFillApplicable: false },
    ]);
    expect(await readStored()).toEqual(['09:00-10:00', '10:00-11:00']);
  });

  it('filling downwards moves the end to the start of the newer entry', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:30', null));
    await post('downfill', { id: uuid(1) });
    expect(await readStored()).toEqual(['09:00-10:30', '10:30-']);
  });

  it('the running entry can be filled upwards, and never downwards', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:30', null));
    expect(await view()).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await expectError('downfill', { id: uuid(2) })).code).toBe('nothingToFill');
    await post('upfill', { id: uuid(2) });
    expect(await readStored()).toEqual(['09:00-10:00', '10:00-']);
  });

  it('filling stays within the day: the first and the last entry have no neighbor beyond', async () => {
    await given(
      entry(1, at('09:00', '2026-03-10'), at('10:00', '2026-03-10')),
      entry(2, '09:00', '10:00'),
    );
    expect(await view()).toEqual([[false, false]]);
    expect((await expectError('upfill', { id: uuid(2) })).code).toBe('nothingToFill');
    expect((await expectError('downfill', { id: uuid(1) })).code).toBe('nothingToFill');
  });
});

describe('a midnight crossover', () => {
  it('a running entry is split at midnight of the user’s time zone, and the rest continues to run', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null, { entryAtWork: true }));
    const { clockWorkEntries, successMessages } = await post('crossover', { id: uuid(1) });
    expect(successMessages).toEqual(['The entry was split at midnight.']);
    const midnight = '2026-03-10T23:00:00.000Z';
    expect(clockWorkEntries).toMatchObject([
      { startTime: midnight, endTime: null, startTimeFormatted: '12:00 AM', entryAtWork: true },
      { id: uuid(1), endTime: midnight, endTimeFormatted: '12:00 AM', totalTimeInSeconds: 23_400 },
    ]);
    expect(clockWorkEntries.map(({ description }) => description)).toEqual(['Entry 1', 'Entry 1']);
    const { clockWorkRunningEntries } = await server.request('ben', 'getRunningEntries');
    expect(clockWorkRunningEntries).toMatchObject([{ crossover: false }]);
  });

  it('an entry that has ended is split at midnight as well', async () => {
    await given(entry(1, at('22:00', '2026-03-10'), at('00:30')));
    await post('crossover', { id: uuid(1) });
    expect(await readStored()).toEqual(['22:00-23:00', '23:00-00:30']);
  });

  it('a crossover of an entry within one day is rejected, also if it ends at midnight', async () => {
    await given(
      entry(1, at('22:00', '2026-03-10'), at('23:00', '2026-03-10')),
      entry(2, '09:00', '10:00'),
      entry(3, '14:00', null),
    );
    for (const number of [1, 2, 3]) {
      const errorBody = await expectError('crossover', { id: uuid(number) });
      expect(errorBody).toMatchObject({ status: 400, code: 'notACrossover' });
    }
    expect(await findEntries(server, 'ben')).toHaveLength(3);
  });

  it('an entry of multiple days is split once for each midnight', async () => {
    await given(entry(1, at('16:30', '2026-03-08'), null));
    let id: string | undefined = uuid(1);
    for (const expected of [true, true, false]) {
      const { clockWorkEntries } = await post('crossover', { id });
      id = clockWorkEntries[0]?.id;
      const { clockWorkRunningEntries } = await server.request('ben', 'getRunningEntries');
      expect(clockWorkRunningEntries).toMatchObject([{ crossover: expected }]);
    }
    expect(await readStored()).toEqual(['16:30-23:00', '23:00-23:00', '23:00-23:00', '23:00-']);
  });

  it.each([
    // The nights on which daylight saving time starts and ends.
    ['Europe/Berlin', '2026-03-28T20:00:00.000Z', '2026-03-28T23:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29T20:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T20:00:00.000Z', '2026-10-24T22:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T20:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['America/New_York', '2026-03-08T20:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['Asia/Kathmandu', '2026-03-10T10:00:00.000Z', '2026-03-10T18:15:00.000Z'],
    // Daylight saving time starts at midnight: the day begins at one o'clock.
    ['Africa/Cairo', '2026-04-23T18:00:00.000Z', '2026-04-23T22:00:00.000Z'],
    ['Asia/Beirut', '2026-03-28T18:00:00.000Z', '2026-03-28T22:00:00.000Z'],
  ])(
    'the entry is split at the midnight of %s after %s: %s',
    async (timeZone, startTime, midnight) => {
      await moveTo(server, 'ben', timeZone);
      const end = new Date(Date.parse(midnight) + 60_000).toISOString();
      server.setNow(end);
      await given(entry(1, startTime, end));
      const { clockWorkEntries } = await post('crossover', { id: uuid(1) });
      expect(clockWorkEntries).toMatchObject([
        { startTime: midnight, endTime: end },
        { startTime, endTime: midnight },
      ]);
      // Each half lies within its own day now: there is nothing left to split.
      expect((await expectError('crossover', { id: clockWorkEntries[0]?.id })).code).toBe(
        'notACrossover',
      );
      expect((await expectError('crossover', { id: uuid(1) })).code).toBe('notACrossover');
    },
  );
});

describe('adjusting an entry', () => {
  const adjust = (query: Record<string, string>) =>
    server.request('ben', 'adjustClockWorkEntry', { query });
  const notAdjusted = (query: Record<string, string>) =>
    server.expectError('ben', 'adjustClockWorkEntry', { query });
  const stale = entry(1, at('16:30', '2026-03-10'), null);

  it('the entry adjustment ends an entry that has been running since an earlier day', async () => {
    await given(stale);
    const { clockWorkEntries, successMessages } = await adjust({
      entryId: uuid(1),
      newStartTime: at('16:30', '2026-03-10'),
      newEndTime: '2026-03-10T18:00:00+01:00',
      isMnco: 'true',
    });
    expect(successMessages).toEqual(['The entry was adjusted.']);
    expect(clockWorkEntries).toMatchObject([{ endTime: at('17:00', '2026-03-10') }]);
    expect((await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries).toEqual([]);
  });

  it('the entry adjustment without a new end keeps the end, and a running entry continues to run', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null));
    await adjust({ entryId: uuid(1), newStartTime: at('09:15') });
    await adjust({ entryId: uuid(2), newStartTime: at('13:45') });
    expect(await readStored()).toEqual(['09:15-10:00', '13:45-']);
  });

  it.each([
    ['newStartTime', 'overlaps another', { newStartTime: at('08:30') }, 'entryOverlaps'],
    ['newEndTime', 'ends before it starts', { newEndTime: at('08:00') }, 'endNotAfterStart'],
    ['newEndTime', 'ends in the future', { newEndTime: at('16:00') }, 'entryInFuture'],
  ])(
    'the entry adjustment is rejected, with a message at %s, when it %s',
    async (field, _, times, code) => {
      await given(entry(1, '08:00', '09:00'), entry(2, '09:00', '10:00'));
      const errorBody = await notAdjusted({
        entryId: uuid(2),
        newStartTime: at('09:00'),
        newEndTime: at('10:00'),
        ...times,
      });
      expect(errorBody).toMatchObject({ status: 400, code });
      expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual([field]);
      expect(await readStored()).toEqual(['08:00-09:00', '09:00-10:00']);
    },
  );

  it.each([
    ['fr', 'Les heures chevauchent une autre entrée : Entry 3 (13:00 – 14:00).'],
    ['es', 'Las horas se solapan con otro registro: Entry 3 (13:00 – 14:00).'],
    ['en', 'This overlaps another entry: Entry 3 (01:00 PM – 02:00 PM).'],
  ])(
    'the entry adjustment is rejected with clock times as written in %s',
    async (language, message) => {
      await given(entry(2, '09:00', '10:00'), entry(3, '12:00', '13:00'));
      const query = { entryId: uuid(2), newStartTime: at('09:00'), newEndTime: at('12:30') };
      const headers = { 'Accept-Language': language };
      const { errorMessages } = await server.expectError('ben', 'adjustClockWorkEntry', {
        query,
        headers,
      });
      expect(errorMessages.map((each) => each.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
        message,
      ]);
    },
  );

  it.each([
    ['newStartTime', at('08:30'), at('10:00'), 'Entry 1 (09:00 AM – 10:00 AM)'],
    ['newEndTime', at('10:00'), at('11:30'), 'Entry 3 (12:00 PM – 01:00 PM)'],
    [
      'newStartTime',
      at('23:10', '2026-03-10'),
      at('07:00'),
      'Entry 4 (Mar 10, 2026, 10:30 PM – 12:30 AM)',
    ],
  ])(
    'the rejection names the times of the overlapping entry, at %s',
    async (field, newStartTime, newEndTime, named) => {
      await given(
        entry(4, at('21:30', '2026-03-10'), at('23:30', '2026-03-10')),
        entry(1, '08:00', '09:00'),
        entry(2, '09:30', '10:00'),
        entry(3, '11:00', '12:00'),
      );
      const adjusted = { entryId: uuid(2), newStartTime, newEndTime };
      const { fieldErrors } = await notAdjusted(adjusted);
      const message = fieldErrors?.[field]?.map((each) => each.replaceAll('\u202F', ' '));
      expect(message).toEqual([`This overlaps another entry: ${named}.`]);
    },
  );

  it.each([
    ['en', 'Mar 10, 2026, 10:30 PM – 12:30 AM'],
    ['fr', '10 mars 2026, 22:30 – 00:30'],
    ['es', '10 mar 2026, 22:30 – 00:30'],
    ['zh', '2026年3月10日 22:30 – 00:30'],
    ['ar', '10 مارس 2026، 10:30 م – 12:30 ص'],
  ])(
    'the entry adjustment is rejected with the date of another day as written in %s',
    async (language, named) => {
      await given(
        entry(4, at('21:30', '2026-03-10'), at('23:30', '2026-03-10')),
        entry(2, '09:30', '10:00'),
      );
      const newStartTime = at('23:10', '2026-03-10');
      const { errorMessages } = await server.expectError('ben', 'adjustClockWorkEntry', {
        query: { entryId: uuid(2), newStartTime, newEndTime: at('07:00') },
        headers: { 'Accept-Language': language },
      });
      expect(errorMessages.join(' ').replaceAll(/[\u00A0\u202F]/g, ' ')).toContain(`(${named})`);
    },
  );

  it('the entry adjustment requires the entry and its new start, and rejects an unknown entry', async () => {
    expect((await notAdjusted({})).fieldErrors).toEqual({
      entryId: ['entryId is required'],
      newStartTime: ['newStartTime is required'],
    });
    const unknown = await notAdjusted({ entryId: uuid(9), newStartTime: at('09:00') });
    expect(unknown).toMatchObject({ status: 404, code: 'entryUnknown' });
    const mistyped = { entryId: uuid(9), newStartTime: 'nine', isMnco: 'perhaps' };
    expect(Object.keys((await notAdjusted(mistyped)).fieldErrors ?? {})).toEqual([
      'newStartTime',
      'isMnco',
    ]);
  });
});

describe('deleting entries', () => {
  const remove = (body: unknown) => server.request('ben', 'deleteClockWorkEntries', { body });

  it('the deletion request deletes all listed entries and returns their number', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'), entry(3, '14:00', null));
    expect((await remove([uuid(1), uuid(3)])).successMessages).toEqual(['2 entries were deleted.']);
    expect(await readStored()).toEqual(['10:00-11:00']);
    expect((await remove([uuid(2), uuid(2)])).successMessages).toEqual(['1 entry was deleted.']);
  });

  it('the deletion request deletes no entries when one of them is unknown', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '11:00'));
    const errorBody = await server.expectError('ben', 'deleteClockWorkEntries', {
      body: [uuid(1), uuid(9), uuid(2)],
    });
    expect(errorBody).toMatchObject({ status: 404, errorMessages: ['This entry was not found.'] });
    expect(await readStored()).toEqual(['09:00-10:00', '10:00-11:00']);
  });

  it('an entry that has been running since an earlier day can be deleted', async () => {
    await given(entry(1, at('16:30', '2026-03-10'), null));
    await remove([uuid(1)]);
    expect(await server.request('ben', 'getClockWorkMini', { path: { date: today } })).toEqual({
      longRunningEntry: null,
      clockWorkMini: null,
      brokenEntry: null,
      runningElsewhere: [],
    });
  });

  it('the deletion request accepts at least one id, and at most a hundred', async () => {
    const none = await server.expectError('ben', 'deleteClockWorkEntries', { body: [] });
    expect(none).toMatchObject({ status: 400, code: 'tooShort' });
    const many = Array.from({ length: 101 }, (_, number) => uuid(number));
    const errorBody = await server.expectError('ben', 'deleteClockWorkEntries', { body: many });
    expect(errorBody).toMatchObject({ status: 400, code: 'tooLong' });
  });
});

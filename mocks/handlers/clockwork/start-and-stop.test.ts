import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, findEntries, entry, retainOnly, now, spans, uuid } from '../../testing/timesheets.ts';

/** Source: CLOCK-020, CLOCK-053, CLOCK-045, CLOCK-D08. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
});

beforeEach(() => {
  server.setNow(now);
});

const post = (type: string, entryPayLoad: object, personId = 'ben') =>
  server.request(personId, 'postClockWork', { body: { type, entryPayLoad } });
const expectError = (type: string, entryPayLoad: object) =>
  server.expectError('ben', 'postClockWork', { body: { type, entryPayLoad } });
const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const readStored = async () => spans(await findEntries(server, 'ben'));

const nothing = { endTime: null, description: '', projectId: null, taskId: null };
const start = (number: number, startTime: string) => ({ id: uuid(number), startTime, ...nothing });

/** Two projects, each with one of its tasks. */
async function work() {
  const tasks = await server.store.transaction('read', (tx) => tx.tenant('aster').query('tasks'));
  const [first] = tasks;
  const second = tasks.find(({ projectId }) => projectId !== first?.projectId);
  if (!first || !second) throw new Error('There are too few tasks.');
  return { first, second };
}

describe('starting an entry', () => {
  it('the start of an entry adds a running entry and returns a message', async () => {
    await given();
    const { clockWorkEntries, successMessages } = await post('add', {
      ...start(1, now),
      description: '  Write the notes ',
    });
    expect(successMessages).toEqual(['The entry was started.']);
    expect(clockWorkEntries).toMatchObject([
      { id: uuid(1), startTime: now, endTime: null, description: 'Write the notes' },
    ]);
  });

  it('the running entry ends at the start of the new one: at most one runs', async () => {
    await given(entry(1, '13:00', null));
    const { clockWorkEntries } = await post('add', start(2, at('14:30')));
    expect(clockWorkEntries.map(({ id }) => id)).toEqual([uuid(2), uuid(1)]);
    expect(await readStored()).toEqual(['13:00-14:30', '14:30-']);
  });

  it('another user’s entry continues to run', async () => {
    await given();
    await retainOnly(server, 'grace', [entry(11, '14:00', null)]);
    await post('add', start(1, now));
    expect(spans(await findEntries(server, 'grace'))).toEqual(['14:00-']);
    await post('add', start(12, now), 'grace');
    expect(spans(await findEntries(server, 'grace'))).toEqual(['14:00-15:00', '15:00-']);
    expect(await readStored()).toEqual(['15:00-']);
  });

  it('two starts at the same moment still leave one running entry, which can be stopped', async () => {
    // The id of the second sorts both before and after that of the first.
    for (const [first, second] of [[1, 2] as const, [2, 1] as const]) {
      await given();
      await post('add', start(first, now));
      await post('add', start(second, now));
      const { clockWorkRunningEntries } = await server.request('ben', 'getRunningEntries');
      expect(clockWorkRunningEntries).toMatchObject([{ clockWorkEntry: { id: uuid(second) } }]);
      server.setNow(at('15:20'));
      await post('end', { id: uuid(second) });
      expect(await readStored()).toEqual(expect.arrayContaining(['15:00-15:00', '15:00-15:20']));
      server.setNow(now);
    }
  });

  it('a start in the past is rejected when it would overlap later entries', async () => {
    await given(entry(1, '13:00', '14:00'));
    const { status, errorMessages, fieldErrors } = await expectError('add', start(2, at('13:30')));
    expect(status).toBe(400);
    expect(errorMessages.map((each) => each.replaceAll('\u202F', ' '))).toEqual([
      'This overlaps another entry: Entry 1 (02:00 PM – 03:00 PM).',
    ]);
    expect(fieldErrors).toHaveProperty('startTime');
    expect((await expectError('add', start(2, at('12:30')))).status).toBe(400);
    expect(await readStored()).toEqual(['13:00-14:00']);
  });

  it('a start before that of the running entry is rejected, and that entry continues to run', async () => {
    await given(entry(1, '13:00', null));
    expect((await expectError('add', start(2, at('12:00')))).code).toBe('entryOverlaps');
    expect(await readStored()).toEqual(['13:00-']);
  });

  it('a start with an existing id is a conflict', async () => {
    await given(entry(1, '09:00', '10:00'));
    const { status, errorMessages } = await expectError('add', start(1, now));
    expect(status).toBe(409);
    expect(errorMessages).toEqual(['An entry with this ID already exists.']);
  });

  it('the started entry takes the workplace from the user’s setting by default', async () => {
    await given();
    const settings = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').get('clockWorkSettings', 'employee-ben'),
    );
    if (!settings) throw new Error('Ben has no settings.');
    const set = (isWFO: boolean) =>
      server.store.transaction('write', (tx) =>
        tx.tenant('aster').put('clockWorkSettings', { ...settings, isWFO }),
      );
    await set(true);
    const fromSetting = await post('add', start(1, at('14:00')));
    expect(fromSetting.clockWorkEntries[0]?.entryAtWork).toBe(true);
    const response = await post('add', { ...start(2, now), entryAtWork: false });
    expect(response.clockWorkEntries[0]?.entryAtWork).toBe(false);
    await set(false);
  });
});

describe('adding an entry that has ended', () => {
  it('the added entry is stored in any free time, and the running one continues to run', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null));
    const { successMessages } = await post('add', {
      ...start(3, at('10:00')),
      endTime: at('14:00'),
    });
    expect(successMessages).toEqual(['The entry was added.']);
    expect(await readStored()).toEqual(['09:00-10:00', '10:00-14:00', '14:00-']);
  });

  it.each([
    ['begins within another', '09:30', '10:30'],
    ['ends within another', '08:30', '09:30'],
    ['lies within another', '09:15', '09:45'],
    ['holds another', '08:00', '12:00'],
    ['is the same as another', '09:00', '10:00'],
    ['reaches into the running one', '13:30', '14:30'],
    ['lies after the running one began', '14:30', '14:45'],
  ])('the added entry is rejected when it %s', async (_, from, to) => {
    await given(entry(1, '09:00', '10:00'), entry(2, '11:00', '11:30'), entry(3, '14:00', null));
    const sent = { ...start(4, at(from)), endTime: at(to) };
    expect(await expectError('add', sent)).toMatchObject({ status: 400, code: 'entryOverlaps' });
    expect(await readStored()).toEqual(['09:00-10:00', '11:00-11:30', '14:00-']);
  });

  it('the added entry is rejected over another with the same start as entries stopped immediately', async () => {
    await given(entry(1, '09:00', '09:00'), entry(2, '09:00', '09:00'), entry(3, '09:00', '10:00'));
    const within = { ...start(4, at('09:30')), endTime: at('09:40') };
    expect((await expectError('add', within)).code).toBe('entryOverlaps');
    const after = { ...start(4, at('10:00')), endTime: at('10:30') };
    expect((await post('add', after)).clockWorkEntries).toHaveLength(1);
  });

  it('the entry’s times of any offset are parsed as their timestamps', async () => {
    await given(entry(1, '09:00', '10:00'));
    const berlin = { startTime: '2026-03-11T11:00:00+01:00', endTime: '2026-03-11T11:30:00+01:00' };
    const { clockWorkEntries } = await post('add', { ...start(2, now), ...berlin });
    expect(clockWorkEntries).toMatchObject([
      { startTime: at('10:00'), endTime: at('10:30'), startTimeFormatted: '11:00 AM' },
    ]);
    const tokyo = { startTime: '2026-03-11T18:30:00+09:00', endTime: '2026-03-11T18:40:00+09:00' };
    expect((await expectError('add', { ...start(3, now), ...tokyo })).code).toBe('entryOverlaps');
    const short = { startTime: '2026-03-11T10:30:00Z', endTime: '2026-03-11T10:30:00.500Z' };
    expect((await post('add', { ...start(4, now), ...short })).clockWorkEntries).toHaveLength(1);
  });

  it('a leap second is accepted as the second before it', async () => {
    await given();
    const leap = { startTime: '2017-01-01T00:00:00Z', endTime: '2017-01-01T00:10:00Z' };
    await post('add', { ...start(1, now), ...leap, startTime: '2016-12-31T23:59:60Z' });
    const [first] = await findEntries(server, 'ben');
    expect(first?.startTime).toBe('2016-12-31T23:59:59.000Z');
  });

  it.each([
    ['an end before its start', '10:00', '09:00', 'endTime', 'endNotAfterStart'],
    ['an end at its start', '10:00', '10:00', 'endTime', 'endNotAfterStart'],
    ['an end in the future', '14:00', '15:02', 'endTime', 'entryInFuture'],
    ['a start in the future', '15:02', '15:30', 'startTime', 'entryInFuture'],
  ])('the added entry is rejected for %s', async (_, from, to, field, code) => {
    await given();
    const errorBody = await expectError('add', { ...start(1, at(from)), endTime: at(to) });
    expect(errorBody).toMatchObject({ status: 400, code });
    expect(Object.keys(errorBody.fieldErrors ?? {})).toEqual([field]);
    expect(await readStored()).toEqual([]);
  });

  it('a device whose clock is half a minute ahead is tolerated', async () => {
    await given();
    const ahead = '2026-03-11T15:00:30.000Z';
    expect((await post('add', start(1, ahead))).clockWorkEntries).toMatchObject([
      { startTime: ahead, endTime: null, totalTimeInSeconds: 0 },
    ]);
    const within = { ...start(2, '2026-03-11T15:00:35.000Z'), endTime: '2026-03-11T15:00:45.000Z' };
    expect((await expectError('add', within)).code).toBe('entryOverlaps');
  });

  it('the added entry is booked on a project and one of its tasks', async () => {
    await given();
    const { first, second } = await work();
    const { clockWorkEntries } = await post('add', {
      ...start(1, at('14:00')),
      projectId: first.projectId,
      taskId: first.id,
    });
    expect(clockWorkEntries).toMatchObject([
      {
        projectId: first.projectId,
        projectDisplayString: expect.stringMatching(/^AS-\d{3} \S/),
        taskId: first.id,
        taskDisplayString: `${first.code} ${first.name}`,
      },
    ]);
    const foreign = { ...start(2, now), projectId: second.projectId, taskId: first.id };
    expect(await expectError('add', foreign)).toMatchObject({ status: 400, code: 'taskUnknown' });
    expect((await expectError('add', { ...start(2, now), taskId: first.id })).code).toBe(
      'taskUnknown',
    );
    const unknown = await expectError('add', { ...start(2, now), projectId: uuid(77) });
    expect(unknown.code).toBe('projectUnknown');
  });
});

describe('stopping the running entry', () => {
  it('the running entry ends now', async () => {
    await given(entry(1, '13:00', null));
    const { clockWorkEntries, successMessages } = await post('end', { id: uuid(1) });
    expect(successMessages).toEqual(['The entry was stopped.']);
    expect(clockWorkEntries).toMatchObject([
      { endTime: now, totalTimeInSeconds: 7200, totalTimeFormatted: '2h 00m' },
    ]);
  });

  it('the running entry ends at the time that is sent', async () => {
    await given(entry(1, '13:00', null));
    await post('end', { id: uuid(1), endTime: '2026-03-11T15:45:00+01:00' });
    expect(await readStored()).toEqual(['13:00-14:45']);
  });

  it('the stop of an entry is rejected for a time before the start or in the future', async () => {
    await given(entry(1, '13:00', null));
    const early = await expectError('end', { id: uuid(1), endTime: at('12:59') });
    expect(early).toMatchObject({
      status: 400,
      errorMessages: ['End time must be later than start time'],
    });
    expect((await expectError('end', { id: uuid(1), endTime: at('15:10') })).code).toBe(
      'entryInFuture',
    );
    expect(await readStored()).toEqual(['13:00-']);
  });

  it('an entry never ends before it started, even if a device was ahead', async () => {
    const ahead = '2026-03-11T15:00:30.000Z';
    await given(entry(1, ahead, null));
    await post('end', { id: uuid(1) });
    expect(await findEntries(server, 'ben')).toMatchObject([{ startTime: ahead, endTime: ahead }]);
  });

  it.each(['end', 'break'])(
    'the stop of an entry is rejected for an entry that does not run: %s',
    async (type) => {
      await given(entry(1, '09:00', '10:00'), entry(2, '14:00', null));
      const errorBody = await expectError(type, { id: uuid(1) });
      expect(errorBody).toMatchObject({ status: 400, code: 'entryNotRunning' });
      expect((await expectError(type, { id: uuid(3) })).status).toBe(404);
    },
  );
});

describe('a break', () => {
  it('the break ends the running entry and stores it', async () => {
    await given(entry(1, '13:00', null));
    const { successMessages } = await post('break', { id: uuid(1) });
    expect(successMessages).toEqual(['Enjoy your break. The entry was stopped.']);
    expect(await readStored()).toEqual(['13:00-15:00']);
    const settings = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').get('clockWorkSettings', 'employee-ben'),
    );
    expect(settings?.brokenEntryId).toBe(uuid(1));
  });
});

describe('a break that is reported later', () => {
  const pause = (number: number, endTime: string) => ({ id: uuid(number), endTime: at(endTime) });
  const readActual = async () =>
    (await server.request('ben', 'getClockWorkDay', { path: { date: now.slice(0, 10) } }))
      .brokenEntry;

  it('the later reported break ends the running entry at the reported time', async () => {
    await given(entry(1, '13:00', null));
    await post('break', pause(1, '14:10'));
    expect(await readStored()).toEqual(['13:00-14:10']);
    expect(await readActual()).toMatchObject({ id: uuid(1) });
  });

  it('the later reported break is stored only for an entry that ended at that time', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '13:00', '14:00'));
    await post('break', pause(2, '14:00'));
    expect(await readActual()).toMatchObject({ id: uuid(2) });
    expect((await expectError('break', pause(2, '13:50'))).code).toBe('entryNotRunning');
  });

  it('the later reported break is not stored when something has started since', async () => {
    await given(entry(1, '09:00', '10:00'), entry(2, '10:00', '14:00'));
    await post('break', pause(2, '14:00'));
    await post('break', pause(1, '10:00'));
    expect(await readActual()).toMatchObject({ id: uuid(2) });
  });
});

describe('restarting an entry', () => {
  it('the restart of an entry creates an entry with the same description, project and task', async () => {
    const { first } = await work();
    const booked = { projectId: first.projectId, taskId: first.id };
    await given(entry(1, '09:00', '10:00', booked));
    const { clockWorkEntries } = await post('restart', { id: uuid(1), newId: uuid(2) });
    expect(clockWorkEntries).toMatchObject([
      { id: uuid(2), startTime: now, endTime: null, description: 'Entry 1', ...booked },
    ]);
    expect(await readStored()).toEqual(['09:00-10:00', '15:00-']);
  });

  it('the restart of an entry ends the running entry, even when that is the one to copy', async () => {
    await given(entry(1, '14:00', null));
    await post('restart', { id: uuid(1), newId: uuid(2) });
    expect(await readStored()).toEqual(['14:00-15:00', '15:00-']);
  });

  it('the restart of an entry rejects an existing id', async () => {
    await given(entry(1, '09:00', '10:00'));
    expect((await expectError('restart', { id: uuid(1), newId: uuid(1) })).status).toBe(409);
    expect(await readStored()).toEqual(['09:00-10:00']);
  });
});

describe('an entry that has been running since an earlier day', () => {
  const yesterday = entry(1, at('16:30', '2026-03-10'), null);

  it.each([
    ['add', start(2, now)],
    ['restart', { id: uuid(9), newId: uuid(2) }],
    ['end', { id: uuid(1) }],
    ['end', { id: uuid(1), endTime: at('14:00') }],
    ['break', { id: uuid(1) }],
  ])(
    'the entry from an earlier day must be fixed before anything else: %s',
    async (type, payLoad) => {
      await given(entry(9, at('09:00', '2026-03-10'), at('10:00', '2026-03-10')), yesterday);
      const errorBody = await expectError(type, payLoad);
      expect(errorBody).toMatchObject({ status: 400, code: 'staleRunning' });
      expect(errorBody.errorMessages).toEqual([
        'Adjust the entry that has been running since Mar 10, 2026 to continue using ClockWork.',
      ]);
      expect(await readStored()).toEqual(['09:00-10:00', '16:30-']);
    },
  );

  it('the earlier day is determined in the user’s time zone, not in UTC', async () => {
    // 00:30 in Berlin, and still the day before in UTC.
    await given(entry(1, at('23:30', '2026-03-10'), null));
    expect(
      (await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries,
    ).toMatchObject([{ crossover: false }]);
    // 23:30 in Berlin.
    await given(entry(1, at('22:30', '2026-03-10'), null));
    expect(
      (await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries,
    ).toMatchObject([{ crossover: true }]);
  });

  it('work can continue after the entry from an earlier day is split and stopped', async () => {
    await given(yesterday);
    const { clockWorkEntries } = await post('crossover', { id: uuid(1) });
    await post('end', { id: clockWorkEntries[0]?.id });
    await server.request('ben', 'postClockWork', {
      body: { type: 'add', entryPayLoad: start(2, now) },
    });
    expect(await readStored()).toEqual(['16:30-23:00', '23:00-15:00', '15:00-']);
  });
});

describe('the running entries', () => {
  it('the running entries have their durations, in seconds and in hours and minutes', async () => {
    await given(entry(1, '13:55', null));
    expect(
      (await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries,
    ).toMatchObject([{ timeDuration: 3900, timeDurationDisplay: '1h 05m', crossover: false }]);
  });

  it('the list of running entries is empty when nothing runs', async () => {
    await given(entry(1, '13:55', '14:00'));
    expect((await server.request('ben', 'getRunningEntries')).clockWorkRunningEntries).toEqual([]);
  });

  it('the running entries are denied to a user without an employee record', async () => {
    const errorBody = await server.expectError('kira', 'getRunningEntries');
    expect(errorBody).toMatchObject({ status: 403, code: 'employeeMissing' });
  });
});

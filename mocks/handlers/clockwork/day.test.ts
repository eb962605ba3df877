import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntryRecord, World } from '../../store/world.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { at, entry, retainOnly, moveTo, now, today, uuid } from '../../testing/timesheets.ts';

/** The contents of a day and its week. Source: CLOCK-003, CLOCK-041. */
let server: TestServer;
let projects: World['projects'][];

beforeAll(async () => {
  server = await startServer(now);
  projects = await server.store.transaction('read', (tx) =>
    tx.tenant('aster').query('projects', { order: { by: 'code' }, limit: 2 }),
  );
});

beforeEach(async () => {
  server.setNow(now);
  await moveTo(server, 'ben', 'Europe/Berlin');
});

const given = (...entries: EntryRecord[]) => retainOnly(server, 'ben', entries);
const day = (date: string) => server.request('ben', 'getClockWorkDay', { path: { date } });
const getIds = async (date: string) => (await day(date)).clockWorkEntries.map(({ id }) => id);

describe('a day of ClockWork', () => {
  it('the ClockWork day contains the entries that start on it in the user’s time zone, newest first', async () => {
    await given(
      entry(1, at('22:59', '2026-03-10'), at('23:30', '2026-03-10')),
      entry(2, at('23:45', '2026-03-10'), at('00:30')),
      entry(3, '14:00', null),
      entry(4, '22:59', '23:00'),
    );
    expect(await getIds(today)).toEqual([uuid(4), uuid(3), uuid(2)]);
    expect(await getIds('2026-03-10')).toEqual([uuid(1)]);
    await moveTo(server, 'ben', 'America/New_York');
    expect(await getIds('2026-03-10')).toEqual([uuid(2), uuid(1)]);
  });

  it('the ClockWork day has 23 hours when the clocks go forward, and 25 when they go back', async () => {
    await given(
      entry(1, '2026-03-28T23:00:00.000Z', '2026-03-28T23:10:00.000Z'),
      entry(2, '2026-03-29T21:59:00.000Z', '2026-03-29T21:59:30.000Z'),
      entry(3, '2026-03-29T22:00:00.000Z', '2026-03-29T22:10:00.000Z'),
      entry(4, '2026-10-24T22:00:00.000Z', '2026-10-24T22:10:00.000Z'),
      entry(5, '2026-10-25T22:59:00.000Z', '2026-10-25T22:59:30.000Z'),
    );
    expect(await getIds('2026-03-29')).toEqual([uuid(2), uuid(1)]);
    expect(await getIds('2026-03-30')).toEqual([uuid(3)]);
    expect(await getIds('2026-10-25')).toEqual([uuid(5), uuid(4)]);
  });

  it('the ClockWork day shows times in the user’s time zone and durations in hours and minutes', async () => {
    await given(entry(1, '08:15', '09:20'), entry(2, '14:00', null));
    expect((await day(today)).clockWorkEntries).toMatchObject([
      {
        startTimeFormatted: '03:00 PM',
        endTimeFormatted: '',
        totalTimeInSeconds: 3600,
        totalTimeFormatted: '1h 00m',
      },
      {
        startTimeFormatted: '09:15 AM',
        endTimeFormatted: '10:20 AM',
        totalTimeInSeconds: 3900,
        totalTimeFormatted: '1h 05m',
        employeeName: 'Ben Okafor',
        projectDisplayString: '',
      },
    ]);
  });

  it('the ClockWork day is empty when nothing was recorded', async () => {
    await given();
    expect(await day('2031-01-01')).toEqual({
      clockWorkEntries: [],
      defaultProject: null,
      isClockWorkSetWeeklyMail: false,
      isWFO: false,
      continuedEntries: [],
      totalTimeInSeconds: 0,
      totalTime: '0h 00m',
      workingDayInSeconds: 8 * 3600,
      brokenEntry: null,
    });
  });

  it('the ClockWork day contains the settings: default project, weekly mail, work from the office', async () => {
    const [project] = projects;
    const [task] = await server.store.transaction('read', (tx) =>
      tx.tenant('aster').query('tasks', { where: { projectId: project?.id }, limit: 1 }),
    );
    await server.store.transaction('write', (tx) =>
      tx.tenant('aster').put('clockWorkSettings', {
        id: 'employee-ben',
        defaultProjectId: project?.id ?? null,
        defaultTaskId: task?.id ?? null,
        isClockWorkSetWeeklyMail: true,
        isWFO: true,
        brokenEntryId: null,
      }),
    );
    expect(await day(today)).toMatchObject({
      defaultProject: {
        projectId: project?.id,
        projectDisplayString: `${project?.code} ${project?.name}`,
        taskId: task?.id,
        taskDisplayString: `${task?.code} ${task?.name}`,
      },
      isClockWorkSetWeeklyMail: true,
      isWFO: true,
    });
  });
});

describe('the project summaries', () => {
  const summaries = (date: string) =>
    server.request('ben', 'getClockWorkProjectSummaries', { path: { date } });

  it('the project summaries add up the day by project, longest first, with their share', async () => {
    const [first, second] = projects;
    await given(
      entry(1, '08:00', '08:30', { projectId: first?.id }),
      entry(2, '09:00', '10:00', { projectId: second?.id }),
      entry(3, '10:00', '10:15'),
      entry(4, '14:45', null, { projectId: first?.id }),
    );
    const { clockWorkDayProjectsSummaries } = await summaries(today);
    expect(clockWorkDayProjectsSummaries).toEqual([
      {
        projectId: second?.id,
        projectName: second?.name,
        projectCode: second?.code,
        totalTime: '1:00',
        totalPercentage: 50,
        totalTimeInMinutes: 60,
      },
      {
        projectId: first?.id,
        projectName: first?.name,
        projectCode: first?.code,
        totalTime: '0:45',
        totalPercentage: 37.5,
        totalTimeInMinutes: 45,
      },
      {
        projectId: null,
        projectName: '',
        projectCode: '',
        totalTime: '0:15',
        totalPercentage: 12.5,
        totalTimeInMinutes: 15,
      },
    ]);
  });

  it('the project summaries count the minutes between the shown times of each entry', async () => {
    await given(
      entry(1, '2026-03-11T08:00:47.000Z', '2026-03-11T08:30:20.000Z'),
      entry(2, '2026-03-11T09:00:10.000Z', '2026-03-11T09:00:50.000Z'),
    );
    const { clockWorkDayProjectsSummaries } = await summaries(today);
    expect(clockWorkDayProjectsSummaries).toMatchObject([{ totalTimeInMinutes: 30 }]);
  });

  it('the project summaries add up the week from Monday to Sunday, whichever of its days is requested', async () => {
    await given(
      entry(1, at('22:59', '2026-03-08'), at('23:00', '2026-03-08')), // Sunday in Berlin
      entry(2, at('23:00', '2026-03-08'), at('23:30', '2026-03-08')), // Monday at midnight.
      entry(3, '14:00', '14:30'),
      entry(4, at('22:30', '2026-03-15'), at('22:45', '2026-03-15')), // Late on Sunday.
      entry(5, at('23:00', '2026-03-15'), at('23:45', '2026-03-15')), // The next Monday.
    );
    for (const date of ['2026-03-09', today, '2026-03-15']) {
      const week = await summaries(date);
      expect(week.clockWorkWeeklyEntries.map(({ id }) => id)).toEqual([uuid(4), uuid(3), uuid(2)]);
      expect(week.clockWorkWeekProjectsSummaries).toMatchObject([{ totalTimeInMinutes: 75 }]);
    }
    const sunday = await summaries('2026-03-15');
    expect(sunday.clockWorkDayProjectsSummaries).toMatchObject([{ totalTimeInMinutes: 15 }]);
  });

  it('the project summaries are empty for a week without entries', async () => {
    await given();
    expect(await summaries('2031-01-01')).toMatchObject({
      firstDayOfWeek: '2030-12-30',
      clockWorkDayProjectsSummaries: [],
      clockWorkWeekProjectsSummaries: [],
      clockWorkWeeklyEntries: [],
    });
  });

  it('the project shares are zero for entries that were stopped immediately', async () => {
    await given(entry(1, '09:00', '09:00'));
    const { clockWorkDayProjectsSummaries } = await summaries(today);
    expect(clockWorkDayProjectsSummaries).toMatchObject([
      { totalTimeInMinutes: 0, totalPercentage: 0, totalTime: '0:00' },
    ]);
  });
});

import { buildEntry, serverError, buildRunning } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { timelineFrom } from '../testing/timeline.ts';
import { tileGroupMachine } from './tile-group.machine.ts';
import type { Tiles } from './tiles.ts';

/** 23:30 on 4 March in Berlin is 22:30 in UTC. */
export const clock = timelineFrom('2026-03-04T22:30:00.000Z');
export const input = {
  clock,
  timeZone: 'Europe/Berlin',
  tiles: ['hours', 'running'] as const,
};

/** Tiles with only the hours and the running entry requested; no entry is running. */
export const buildTiles = (change: Partial<Tiles> = {}): Tiles => ({
  hours: {
    todayInSeconds: 3600,
    today: '1h 00m',
    weekInSeconds: 36_000,
    week: '10h 00m',
    workingDayInSeconds: 28_800,
    workingWeekInSeconds: 144_000,
    days: [9000, 23_400, 3600, 0, 0, 0, 0].map((totalTimeInSeconds, at) => ({
      day: `2026-03-0${at + 2}`,
      totalTimeInSeconds,
      workingDayInSeconds: at < 5 ? 28_800 : 0,
    })),
  },
  running: { runningEntry: null },
  projectHours: null,
  notifications: null,
  impediments: null,
  tasks: null,
  reviews: null,
  assets: null,
  firstSteps: null,
  team: null,
  holidays: null,
  absences: null,
  weeks: null,
  ...change,
});

const running = buildTiles({ running: { runningEntry: buildRunning(buildEntry(), false) } });

export const testModel = createTestModel(tileGroupMachine, {
  inputs: [input],
  events: [
    done('loadTiles', buildTiles()),
    done('loadTiles', running),
    failed('loadTiles', serverError),
    done('refreshTiles', buildTiles()),
    done('refreshTiles', running),
    failed('refreshTiles', serverError),
    { type: 'runningEntry.received', running: buildEntry() },
    { type: 'runningEntry.received', running: null },
    { type: 'unreadCount.received', count: 3 },
    { type: 'tab.returned' },
    { type: 'area.changed' },
    { type: 'project.changed' },
    after('changePause', 'tile-group.changing'),
    { type: 'retry' },
    after('due', 'tile-group.shown'),
    after('due', 'tile-group.outdated'),
  ],
  rules: [
    {
      source: 'SHELL-005',
      text: 'The Dashboard shows numbers next to the welcome message.',
    },
    {
      source: 'PROJ-045',
      text: 'A number is requested and shown only if the list of rights contains its privilege.',
    },
    {
      source: 'SHELL-012',
      text: 'A timer started or stopped in the top bar shows on the Dashboard at once.',
    },
    {
      source: 'SHELL-D61',
      text: 'Changes of projects by anyone show on the Dashboard; many at once are loaded once.',
    },
    {
      source: 'SHELL-D62',
      text: 'The time of the running entry counts for its project, and for the week.',
    },
    {
      source: 'SHELL-D22',
      text: 'Tiles that cannot be reloaded show the last loaded data; the page shows why, once.',
    },
  ],
});

import { createTestModel } from '../testing/guide.ts';
import { defaultArrangement } from './arrangement.ts';
import { tileArrangementMachine } from './tile-arrangement.machine.ts';

export const names = ['hoursToday', 'runningNow', 'unreadNotifications'] as const;

export const testModel = createTestModel(tileArrangementMachine, {
  inputs: [
    { names, arrangement: defaultArrangement },
    { names, arrangement: { order: ['runningNow', 'hoursToday'], hidden: ['runningNow'] } },
  ],
  events: [
    { type: 'tiles.arrange' },
    { type: 'tile.moved', name: 'hoursToday', anchor: 'unreadNotifications', isAfter: true },
    { type: 'tile.shown', name: 'runningNow', isShown: false },
    { type: 'tile.shown', name: 'runningNow', isShown: true },
    { type: 'reset' },
    { type: 'SAVE' },
    { type: 'CANCEL' },
  ],
  rules: [
    {
      source: 'decisions, "Dashboard"',
      text: 'The tiles that a person may see are arranged by the person: their order, and which are hidden.',
    },
    {
      source: 'decisions, "Dashboard"',
      text: 'A tile that comes later stands at its usual place among those that were arranged before.',
    },
    {
      source: 'AUTH-030',
      text: 'What is kept on the device outlives the session.',
    },
  ],
});

import { createTestModel } from '../testing/test-model.ts';
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
      source: 'SHELL-D21',
      text: 'The person arranges the tiles that they have access to: the order, and which are hidden.',
    },
    {
      source: 'SHELL-D21',
      text: 'A tile that is added later takes its default position among the arranged ones.',
    },
    {
      source: 'AUTH-030',
      text: 'The arrangement stored on the device outlives the session.',
    },
  ],
});

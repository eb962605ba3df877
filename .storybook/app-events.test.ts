import { expect, it } from 'vitest';
import { appEvents } from './app-events.ts';
import { flows } from './charts.ts';

it('every event that the app is documented to send by itself belongs to a chart', () => {
  const known = new Set(flows.flatMap(({ testModel }) => testModel.machine.events.map(String)));
  expect(appEvents.filter((type) => !known.has(type))).toEqual([]);
});

it('no documented user event counts as one that the app sends', () => {
  expect(appEvents.filter((type) => type === type.toUpperCase())).toEqual([]);
});

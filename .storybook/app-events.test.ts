import { expect, it } from 'vitest';
import { appEvents } from './app-events.ts';
import { flows } from './charts.ts';

it('every event that the app is said to send by itself is one of a chart', () => {
  const known = new Set(flows.flatMap(({ testModel }) => testModel.machine.events.map(String)));
  expect(appEvents.filter((type) => !known.has(type))).toEqual([]);
});

it('no documented event of a person counts as one that the app sends', () => {
  expect(appEvents.filter((type) => type === type.toUpperCase())).toEqual([]);
});

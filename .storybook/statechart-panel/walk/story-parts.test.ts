import { expect, it } from 'vitest';
import { delayedMachine } from '../testing/charts.ts';
import { stageOf } from '../testing/stage.ts';
import { createStoryClock } from './story-parts.ts';

it("a story's clock is shown in the story's time zone, and may be moved on", () => {
  const stage = stageOf([{ machine: delayedMachine }], () => {
    createStoryClock(Date.parse('2026-03-04T14:30:00Z'), 'Europe/Berlin').stop();
  });
  expect(stage.state().clock).toMatchObject({
    now: Date.parse('2026-03-04T14:30:00Z'),
    timeZone: 'Europe/Berlin',
    isStopped: true,
    canBeSet: true,
  });
});

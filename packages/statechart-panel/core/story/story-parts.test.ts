import { expect, it } from 'vitest';
import { delayedMachine } from '../../testing/charts.ts';
import { createStage, freezeClockAt } from '../../testing/stage.ts';

it('a story’s clock is shown in the story’s time zone and can be advanced', () => {
  const start = Date.parse('2026-03-04T14:30:00Z');
  const stage = createStage([{ machine: delayedMachine }], () =>
    freezeClockAt(start, 'Europe/Berlin'),
  );
  expect(stage.state().clock).toMatchObject({
    now: start,
    timeZone: 'Europe/Berlin',
    isStopped: true,
    canBeSet: true,
  });
});

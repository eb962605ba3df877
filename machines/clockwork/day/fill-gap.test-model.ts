import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { done, failed } from '../../testing/paths.ts';
import { fillGapMachine } from './fill-gap.machine.ts';
import type { Gap } from './gaps.ts';

const older = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const newer = buildEntry({
  id: '00000000-0000-4000-8000-000000000002',
  startTime: '2026-03-04T10:00:00.000Z',
});
const gap: Gap = {
  older,
  newer,
  from: '2026-03-04T09:00:00.000Z',
  until: newer.startTime,
  seconds: 3600,
};

export const testModel = createTestModel(fillGapMachine, {
  inputs: [undefined],
  events: [
    { type: 'fill.show', fill: 'upfill', gap },
    { type: 'fill.show', fill: 'downfill', gap },
    { type: 'fill.hide' },
    { type: 'gap.fill', fill: 'upfill', gap },
    done('fillEntry', [newer]),
    failed('fillEntry', serverError),
  ],
  // Only the day knows which two entries follow one another without a gap.
  onlyAtHand: ['fill.show', 'gap.fill'],
  rules: [
    {
      source: 'CLOCK-029',
      text: 'The flags upFillHover and downFillHover tell which fill the pointer is over.',
    },
    {
      source: 'CLOCK-048',
      text: 'Up-fill and down-fill are requests with types of their own.',
    },
    {
      source: 'CLOCK-D52',
      text: 'Up-fill moves a start to the end of the older entry; down-fill moves an end to the start of the newer one.',
    },
  ],
});

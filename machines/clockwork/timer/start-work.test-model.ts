import { buildEntry, serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { startWorkMachine } from './start-work.machine.ts';

/** 5 January 2026, 08:00 UTC. */
const clock = { now: () => Date.UTC(2026, 0, 5, 8) };

const work = {
  projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d05',
  projectDisplayString: 'AS-009 Portal: Design',
  taskId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d06',
  taskDisplayString: 'AS-009-T1 Review',
};

export const testModel = createTestModel(startWorkMachine, {
  inputs: [{ clock, store: null }],
  events: [
    { type: 'work.start', work, live: null },
    { type: 'work.start', work, live: buildEntry() },
    done('startEntry', [buildEntry()]),
    failed('startEntry', serverError),
  ],
  rules: [
    {
      source: 'CLOCK-057',
      text: 'Starting the timer on other work ends the running entry.',
    },
    {
      source: 'CLOCK-D32',
      text: 'A start while the server is unreachable is stored on the device and sent later.',
    },
    {
      source: 'CLOCK-039',
      text: 'An entry is booked on a project, or on one of its tasks.',
    },
  ],
});

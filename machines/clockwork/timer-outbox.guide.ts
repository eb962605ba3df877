import { unreachable } from '../testing/fixtures.ts';
import { createTestModel } from '../testing/guide.ts';
import { after, done, failed } from '../testing/paths.ts';
import { createStaticStore, buildUnsentEntry } from '../testing/unsent-store.ts';
import { timerOutboxMachine } from './timer-outbox.machine.ts';

const timeZone = 'Europe/Berlin';
const { id } = buildUnsentEntry();
const rejected = buildUnsentEntry({ rejection: ['Another entry is there already.'] });

export const testModel = createTestModel(timerOutboxMachine, {
  inputs: [
    { store: createStaticStore(), timeZone },
    { store: createStaticStore(buildUnsentEntry()), timeZone },
    { store: createStaticStore(rejected), timeZone },
  ],
  events: [
    { type: 'unsent.changed' },
    { type: 'network.returned' },
    { type: 'retry', id },
    { type: 'CHANGE', id, times: { startTime: '2026-03-04T09:00:00.000Z' } },
    { type: 'unsent.discard', id },
    done('sendOldest'),
    failed('sendOldest', unreachable),
    after('pause', 'timer-outbox.waiting'),
  ],
  rules: [
    {
      source: 'decisions, "The timer works without a network"',
      text: 'What is started, described or stopped while nobody answers is kept on the device, for its person in its tenant, and holds as done.',
    },
    {
      source: 'decisions, "The timer works without a network"',
      text: 'It is sent in the order in which it was done, by one tab alone; an entry has its id from here, so that none is there twice.',
    },
    {
      source: 'decisions, "The timer works without a network"',
      text: 'What the server refuses waits for the person, who tries again, gives it other times or drops it; what comes after it is sent.',
    },
  ],
});

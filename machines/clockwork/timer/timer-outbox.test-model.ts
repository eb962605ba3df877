import { unreachable } from '../../testing/fixtures.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { createStaticStore, buildUnsentEntry } from '../../testing/unsent-store.ts';
import type { TimeReader } from './read-again.ts';
import { timerOutboxMachine } from './timer-outbox.machine.ts';

const timeZone = 'Europe/Berlin';
const { id } = buildUnsentEntry();
const rejected = buildUnsentEntry({ rejection: ['Another entry is there already.'] });

/** An actor that shows times, and can't reload them now. */
const reader: TimeReader = {
  getSnapshot: () => ({ can: () => false }),
  send: () => undefined,
  subscribe: () => ({ unsubscribe: () => undefined }),
};

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
    { type: 'reader.added', reader },
    { type: 'reader.removed', reader },
    after('pause', 'timer-outbox.waiting'),
  ],
  rules: [
    {
      source: 'CLOCK-D75',
      text: 'Entries started, described or stopped while the server is unreachable are stored on the device, per person and tenant, and count as done.',
    },
    {
      source: 'CLOCK-D42',
      text: 'Changes are sent in order, by only one tab; an entry gets its id on the device, so that none is duplicated.',
    },
    {
      source: 'CLOCK-D79',
      text: 'A rejected change waits for the person, who retries it, changes its times or discards it; later changes are sent.',
    },
  ],
});

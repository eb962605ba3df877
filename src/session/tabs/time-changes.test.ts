import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import {
  followHubTimes,
  onTimesChanged,
  reportChange,
  timesName,
  type TimesChanged,
} from './time-changes.ts';

const ben = { tenantId: 'aster', subject: 'ben' };
const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function listener(member = ben) {
  const changes: TimesChanged[] = [];
  leaving.push(onTimesChanged(member, (where) => changes.push(where)));
  return changes;
}

/** Posts the message of another tab. */
function postFromOtherTab() {
  const channel = new BroadcastChannel(timesName(ben));
  channel.postMessage('another tab');
  channel.close();
}

describe('a change of a person’s times', () => {
  it('a change of times is received in this tab and in the others, and they are distinguished', async () => {
    const changes = listener();
    reportChange(api.startMiniEntry.operation, ben);
    await vi.waitFor(() => expect(changes).toEqual(['here']));
    postFromOtherTab();
    await vi.waitFor(() => expect(changes).toEqual(['here', 'otherTab']));
  });

  it('a change of times is not received by another person, in another tenant, or after the end', async () => {
    const grace = listener({ ...ben, subject: 'grace' });
    const inOtherTenant = listener({ ...ben, tenantId: 'birch' });
    const departed = listener();
    leaving.pop()?.();
    const changes = listener();
    reportChange(api.startMiniEntry.operation, ben);
    await vi.waitFor(() => expect(changes).toEqual(['here']));
    expect([grace, inOtherTenant, departed]).toEqual([[], [], []]);
  });

  it('a change of times comes only from ClockWork', async () => {
    const changes = listener();
    reportChange(api.markNotificationSeen.operation, ben);
    reportChange(api.deleteClockWorkEntries.operation, ben);
    await vi.waitFor(() => expect(changes).toEqual(['here']));
  });
});

describe('the changes that the hub reports', () => {
  const hub = () => {
    const times = followHubTimes(ben, 20);
    leaving.push(times.stop);
    return times;
  };
  const last = { id: 'last', version: 1 };

  it('the hub’s changes reach the pages of all tabs as changes of another device, once per batch', async () => {
    const changes = listener();
    const { report } = hub();
    report([{ id: 'started', version: 1 }]);
    report([{ id: 'stopped', version: 2 }]);
    await vi.waitFor(() => expect(changes).toEqual(['otherTab']));
  });

  it('the hub’s changes that a tab of this browser made are ignored, even if its response comes later', async () => {
    const changes = listener();
    const { report } = hub();
    report([{ id: 'one', version: 1 }]);
    const received = {
      clockWorkEntries: [
        { id: 'one', version: 1 },
        { id: 'two', version: 4 },
      ],
    };
    reportChange(api.postClockWork.operation, ben, { sent: {}, received });
    reportChange(api.startMiniEntry.operation, ben, {
      sent: {},
      received: { clockWorkMini: { id: 'mini', version: 1 } },
    });
    reportChange(api.deleteClockWorkEntries.operation, ben, { sent: ['deleted'], received: {} });
    await vi.waitFor(() => expect(changes).toEqual(['here', 'here', 'here']));
    report([
      { id: 'two', version: 4 },
      { id: 'mini', version: 1 },
      { id: 'deleted', version: null },
    ]);
    await new Promise((resolve) => setTimeout(resolve, 60));
    report([last]);
    await vi.waitFor(() => expect(changes.at(-1)).toBe('otherTab'));
    expect(changes).toEqual(['here', 'here', 'here', 'otherTab']);
  });

  it('the hub’s changes are not passed on after the end', async () => {
    const changes = listener();
    const ended = hub();
    ended.report([last]);
    ended.stop();
    hub().report([last]);
    await vi.waitFor(() => expect(changes).toEqual(['otherTab']));
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { onTimesChanged, tellChange, timesName, type TimesChanged } from './time-news.ts';

const ben = { tenantId: 'aster', subject: 'ben' };
const leaving: (() => void)[] = [];

afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
});

function listener(member = ben) {
  const heard: TimesChanged[] = [];
  leaving.push(onTimesChanged(member, (where) => heard.push(where)));
  return heard;
}

/** What another tab says. */
function tellElsewhere() {
  const channel = new BroadcastChannel(timesName(ben));
  channel.postMessage('another tab');
  channel.close();
}

describe('a change of the times of a person', () => {
  it('is heard in this tab and in the others, and they are told apart', async () => {
    const heard = listener();
    tellChange(api.startMiniEntry.operation, ben);
    await vi.waitFor(() => expect(heard).toEqual(['here']));
    tellElsewhere();
    await vi.waitFor(() => expect(heard).toEqual(['here', 'elsewhere']));
  });

  it('is not heard by another person, in another tenant, or after the end', async () => {
    const grace = listener({ ...ben, subject: 'grace' });
    const elsewhere = listener({ ...ben, tenantId: 'birch' });
    const left = listener();
    leaving.pop()?.();
    const heard = listener();
    tellChange(api.startMiniEntry.operation, ben);
    await vi.waitFor(() => expect(heard).toEqual(['here']));
    expect([grace, elsewhere, left]).toEqual([[], [], []]);
  });

  it('is one of ClockWork alone', async () => {
    const heard = listener();
    tellChange(api.markNotificationSeen.operation, ben);
    tellChange(api.deleteClockWorkEntries.operation, ben);
    await vi.waitFor(() => expect(heard).toEqual(['here']));
  });
});

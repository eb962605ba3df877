import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHandover, type Handed, type Handover } from './handover.ts';

const buildExample = (change: Partial<Handed> = {}): Handed => ({
  subject: 'ava',
  user: { access_token: 'first' },
  expiresAt: 1000,
  lifetime: 300,
  ...change,
});

const patient = new AbortController().signal;
const opened: Handover[] = [];

/** The number of signed-in users, by their browser locks. */
const present = async () => {
  const { held: locks = [] } = await navigator.locks.query();
  return locks.filter(({ name }) => name?.startsWith('atrium.signedIn.')).length;
};

/** The browser grants and releases a lock asynchronously. */
async function untilPresent(count: number): Promise<void> {
  while ((await present()) !== count) await new Promise((resolve) => setImmediate(resolve));
}

/** A signed-in tab: its session, and the messages that it has received. */
async function openTab(own: Handed, locks: LockManager | null = navigator.locks) {
  const tab = { own, received: vi.fn<(handed: Handed) => void>() };
  const handover = createHandover(() => tab.own, locks ?? undefined);
  handover.join(own.subject, (handed) => {
    tab.own = handed;
    tab.received(handed);
  });
  opened.push(handover);
  if (locks) await untilPresent(opened.length);
  return Object.assign(tab, { handover });
}

function newTab() {
  const handover = createHandover(() => null, navigator.locks);
  opened.push(handover);
  return handover;
}

afterEach(async () => {
  for (const handover of opened.splice(0)) {
    handover.close();
  }
  await untilPresent(0);
});

describe('a new tab', () => {
  it('a new tab takes over the session of an open one', async () => {
    const { own } = await openTab(buildExample());
    await expect(newTab().takeOver(patient)).resolves.toEqual(own);
  });

  it('a new tab without other tabs sends no request', async () => {
    const postMessage = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
    await expect(newTab().takeOver(patient)).resolves.toBeNull();
    expect(postMessage).not.toHaveBeenCalled();
    postMessage.mockRestore();
  });

  it('a new tab goes to the provider when two people are signed in', async () => {
    await openTab(buildExample());
    await openTab(buildExample({ subject: 'ben' }));
    await expect(newTab().takeOver(patient)).resolves.toBeNull();
  });

  it('a new tab receives nothing from a tab that has signed out', async () => {
    const { handover } = await openTab(buildExample());
    handover.close();
    await untilPresent(0);
    await expect(newTab().takeOver(patient)).resolves.toBeNull();
  });

  it('a new tab stops waiting for a tab that is frozen', async () => {
    const { handover } = await openTab(buildExample());
    handover.close();
    const waiting = new AbortController();
    const requested = newTab().takeOver(waiting.signal);
    waiting.abort();
    await expect(requested).resolves.toBeNull();
  });
});

describe('a token renewal', () => {
  it('a token renewal reaches the other tabs of the person, and no others', async () => {
    const [here, there] = [await openTab(buildExample()), await openTab(buildExample())];
    const ben = await openTab(buildExample({ subject: 'ben' }));
    const renewed = buildExample({ user: { access_token: 'second' }, expiresAt: 2000 });
    await here.handover.renew(here.own, async () => renewed);
    await vi.waitFor(() => expect(there.received).toHaveBeenCalledExactlyOnceWith(renewed));
    expect(ben.received).not.toHaveBeenCalled();
  });

  it('a token renewal of two tabs at once uses the refresh token once', async () => {
    const [here, there] = [await openTab(buildExample()), await openTab(buildExample())];
    let serial = 0;
    const spend = vi.fn<() => Promise<Handed>>(async () => {
      serial += 1;
      return buildExample({
        user: { access_token: `renewed ${serial}` },
        expiresAt: 1000 + serial,
      });
    });
    const renew = async (tab: typeof here) => {
      tab.own = await tab.handover.renew(tab.own, async () => {
        const renewed = await spend();
        tab.own = renewed;
        return renewed;
      });
      return tab.own;
    };
    const [first, second] = await Promise.all([renew(here), renew(there)]);
    expect(spend).toHaveBeenCalledOnce();
    expect(second).toEqual(first);
  });

  it('a token renewal is skipped by a tab that received another one while it waited its turn', async () => {
    const [here, there] = [await openTab(buildExample()), await openTab(buildExample())];
    const spend = vi.fn<() => Promise<Handed>>();
    const renewed = buildExample({ expiresAt: 2000 });
    const first = here.handover.renew(here.own, async () => {
      there.own = renewed;
      return renewed;
    });
    await expect(there.handover.renew(buildExample(), spend)).resolves.toEqual(renewed);
    await first;
    expect(spend).not.toHaveBeenCalled();
  });

  it('a token renewal that fails lets the next tab try', async () => {
    const [here, there] = [await openTab(buildExample()), await openTab(buildExample())];
    const failing = here.handover.renew(here.own, () => Promise.reject(new Error('offline')));
    const renewed = buildExample({ expiresAt: 2000 });
    const next = there.handover.renew(there.own, async () => renewed);
    await expect(failing).rejects.toThrow('offline');
    await expect(next).resolves.toEqual(renewed);
  });

  it('a token renewal works in a browser without locks', async () => {
    const tab = await openTab(buildExample(), null);
    const renewed = buildExample({ expiresAt: 2000 });
    await expect(tab.handover.renew(tab.own, async () => renewed)).resolves.toEqual(renewed);
  });
});

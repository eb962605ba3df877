import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Identity, IdentityProvider } from '#machines/session/identity.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { hour, second, timelineFrom } from '#machines/testing/timeline.ts';
import type { SessionActor } from '../session.ts';
import { joinTabs } from './tabs.ts';

const start = '2026-03-04T10:00:00.000Z';
const identity: Identity = {
  subject: 'ava',
  name: 'Ava Stone',
  accessToken: 'a token of a test',
  expiresAt: Date.parse(start) + 24 * hour,
  lifetime: 24 * hour,
};

const createProvider = (subject: string): IdentityProvider => ({
  restore: async () => ({ ...identity, subject }),
  takeOver: async () => null,
  signIn: async () => identity,
  complete: async () => identity,
  renew: async () => identity,
  logOut: async () => undefined,
});

interface Tab {
  session: SessionActor;
  otherTab: ReturnType<typeof joinTabs>;
  close: () => void;
}

let timeline: ReturnType<typeof timelineFrom>;
let tabs: Tab[];

/** A tab of one browser, connected as in the app. */
async function openTab(subject = 'ava'): Promise<Tab> {
  const session = createActor(sessionMachine, {
    input: { provider: createProvider(subject), clock: timeline },
    clock: timeline.waits,
  });
  const otherTab = joinTabs(session);
  session.on('session.active', otherTab.broadcastActive);
  session.on('session.timedOut', otherTab.broadcastTimedOut);
  session.start();
  await vi.waitFor(() => expect(session.getSnapshot().hasTag('signedIn')).toBe(true));
  const tab = { session, otherTab, close: otherTab.close };
  tabs.push(tab);
  return tab;
}

const isWarned = ({ session }: Tab) =>
  session.getSnapshot().matches({ signedIn: { idleness: 'warning' } });
const isActive = ({ session }: Tab) =>
  session.getSnapshot().matches({ signedIn: { idleness: 'active' } });
const remainingSeconds = ({ session }: Tab) => session.getSnapshot().context.remainingSeconds;

beforeEach(() => {
  timeline = timelineFrom(start);
  tabs = [];
});

afterEach(() => {
  for (const { session, close } of tabs) {
    session.stop();
    close();
  }
});

describe('the tabs of a browser', () => {
  async function twoWarnedTabs() {
    const pair = [await openTab(), await openTab()] as const;
    timeline.advance(hour + 5 * second);
    return pair;
  }

  it('the tabs warn and count down together', async () => {
    const [here, there] = await twoWarnedTabs();
    expect([isWarned(here), isWarned(there)]).toEqual([true, true]);
    expect([remainingSeconds(here), remainingSeconds(there)]).toEqual([25, 25]);
  });

  it('the tabs cancel the warning together, once someone stays signed in from one of them', async () => {
    const [here, there] = await twoWarnedTabs();
    here.session.send({ type: 'stay.requested' });
    expect(isActive(here)).toBe(true);
    await vi.waitFor(() => expect(isActive(there)).toBe(true));
  });

  it('the tabs also cancel the warning for activity in a tab that had not warned yet', async () => {
    const [here, there] = await twoWarnedTabs();
    const late = await openTab();
    late.session.send({ type: 'activity' });
    await vi.waitFor(() => expect([isActive(here), isActive(there)]).toEqual([true, true]));
  });

  it('the tabs end together when the countdown runs out', async () => {
    const [here, there] = await twoWarnedTabs();
    const late = await openTab();
    timeline.advance(30 * second);
    await vi.waitFor(() =>
      expect([here, there, late].map(({ session }) => session.getSnapshot().value)).toEqual([
        'timedOut',
        'timedOut',
        'timedOut',
      ]),
    );
  });

  it('the tabs are not signed out while one is on the ClockWork page, where idling does not count', async () => {
    const [here, there] = [await openTab(), await openTab()];
    there.session.send({ type: 'page.changed', isOnClockWork: true });
    timeline.advance(hour);
    await vi.waitFor(() => expect(isActive(here)).toBe(true));
    timeline.advance(30 * second);
    expect([isActive(here), isActive(there)]).toEqual([true, true]);
  });

  it('the tabs are notified by the one that signs out, and show it', async () => {
    const [here, there] = [await openTab(), await openTab()];
    here.otherTab.broadcastLoggedOut(identity);
    await vi.waitFor(() => expect(there.session.getSnapshot().value).toBe('loggedOutInOtherTab'));
  });
});

describe('the tabs of another person', () => {
  it('another person’s tabs neither keep a person signed in nor end their session', async () => {
    const [ava, ben, late] = [await openTab('ava'), await openTab('ben'), await openTab('ava')];
    timeline.advance(hour + 5 * second);
    ben.session.send({ type: 'stay.requested' });
    ben.otherTab.broadcastTimedOut({ subject: 'ben' });
    ben.otherTab.broadcastLoggedOut({ subject: 'ben' });
    // Another message of the same user arrives after it, on the same channel.
    late.session.send({ type: 'stay.requested' });
    await vi.waitFor(() => expect(isActive(ava)).toBe(true));
    expect([ava, late].map(({ session }) => session.getSnapshot().status)).toEqual([
      'active',
      'active',
    ]);
  });

  it('another person’s tabs do not cancel the warning', async () => {
    const [ava, ben] = [await openTab('ava'), await openTab('ben')];
    const received: string[] = [];
    const channel = new BroadcastChannel('atrium.session');
    channel.addEventListener('message', ({ data }: MessageEvent<{ subject: string }>) =>
      received.push(data.subject),
    );
    timeline.advance(hour + 5 * second);
    ben.session.send({ type: 'stay.requested' });
    await vi.waitFor(() => expect(received).toEqual(['ben']));
    channel.close();
    expect(isWarned(ava)).toBe(true);
  });
});

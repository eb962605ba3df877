import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { hour, minute, second, timelineFrom, type Timeline } from '../testing/timeline.ts';
import {
  getRemainingMinutes,
  renewalThreshold,
  type Identity,
  type IdentityProvider,
} from './identity.ts';
import { testModel, identityFor, providerWith, start } from './session.test-model.ts';
import { sessionMachine } from './session.machine.ts';
import { idleSeconds } from './session.setup.ts';
import { accessToken } from './token.ts';

testPaths(testModel);

type Session = ActorRefFrom<typeof sessionMachine>;

/** A session and the notifications that it sent to the shell. */
function sessionOn(timeline: Timeline, provider = providerWith()) {
  const actor = createActor(sessionMachine, {
    input: { provider, clock: timeline },
    clock: timeline.waits,
  });
  const received: string[] = [];
  const types = [
    'session.timedOut',
    'session.loggedOut',
    'session.loggedOutInOtherTab',
    'session.active',
  ] as const;
  for (const type of types) {
    actor.on(type, () => received.push(type));
  }
  return { actor: actor.start(), received };
}

async function signedInOn(timeline: Timeline, provider = providerWith()) {
  const session = sessionOn(timeline, provider);
  await waitFor(session.actor, (snapshot) => snapshot.hasTag('signedIn'));
  return session;
}

/** Advances the time second by second, with all responses in the meantime. */
async function pass(timeline: Timeline, milliseconds: number): Promise<void> {
  for (let remaining = milliseconds; remaining > 0; remaining -= second) {
    timeline.advance(Math.min(remaining, second));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

/** A provider whose tokens last five minutes, as real ones do; it counts its renewals. */
function shortTokens(timeline: Timeline) {
  const token = (): Identity => ({
    ...identityFor(0, `renewed ${renew.mock.calls.length}`),
    expiresAt: timeline.now() + 5 * minute,
  });
  const renew = vi.fn<IdentityProvider['renew']>(async () => token());
  return { renew, provider: providerWith({ restore: async () => identityFor(5), renew }) };
}

const getMinutes = (actor: Session, timeline: Timeline) => {
  const { identity } = actor.getSnapshot().context;
  return identity ? getRemainingMinutes(identity, timeline.now()) : 0;
};

const isWarning = (actor: Session) =>
  actor.getSnapshot().matches({ signedIn: { idleness: 'warning' } });
const isActive = (actor: Session) =>
  actor.getSnapshot().matches({ signedIn: { idleness: 'active' } });

describe('the idle time', () => {
  it('the session warns after 1 hour (3,600,000 ms) without activity, and not before', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(3_600_000 - second);
    expect(isActive(actor)).toBe(true);
    timeline.advance(second);
    expect(isWarning(actor)).toBe(true);
  });

  it('the warning counts down 30 seconds, second by second', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(hour);
    expect(idleSeconds).toBe(30);
    expect(actor.getSnapshot().context.remainingSeconds).toBe(30);
    timeline.advance(second);
    expect(actor.getSnapshot().context.remainingSeconds).toBe(29);
    timeline.advance(28 * second);
    expect(actor.getSnapshot().context.remainingSeconds).toBe(1);
    expect(isWarning(actor)).toBe(true);
  });

  it('the session signs out to the session-timeout page when the countdown ends', async () => {
    const timeline = timelineFrom(start);
    const { actor, received } = await signedInOn(timeline);
    timeline.advance(hour + 30 * second);
    expect(actor.getSnapshot()).toMatchObject({ value: 'timedOut', status: 'done' });
    expect(actor.getSnapshot().context.identity).toBeNull();
    expect(received).toEqual(['session.timedOut']);
  });

  it('each activity restarts the hour, and is sent to the other tabs', async () => {
    const timeline = timelineFrom(start);
    const { actor, received } = await signedInOn(timeline);
    timeline.advance(59 * minute);
    actor.send({ type: 'activity' });
    timeline.advance(59 * minute);
    expect(isActive(actor)).toBe(true);
    timeline.advance(minute);
    expect(isWarning(actor)).toBe(true);
    expect(received).toEqual(['session.active']);
  });

  it('activity in another tab counts, and is not sent back', async () => {
    const timeline = timelineFrom(start);
    const { actor, received } = await signedInOn(timeline);
    timeline.advance(59 * minute);
    actor.send({ type: 'activity.inOtherTab', at: timeline.now() });
    timeline.advance(59 * minute);
    expect(isActive(actor)).toBe(true);
    expect(received).toEqual([]);
  });

  it('the warning closes when there is activity in another tab', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(hour + 10 * second);
    actor.send({ type: 'activity.inOtherTab', at: timeline.now() });
    timeline.advance(minute);
    expect(isActive(actor)).toBe(true);
  });

  it('“Stay signed in” continues the session, and the next countdown starts at 30 again', async () => {
    const timeline = timelineFrom(start);
    const { actor, received } = await signedInOn(timeline);
    timeline.advance(hour + 20 * second);
    actor.send({ type: 'stay.requested' });
    expect(isActive(actor)).toBe(true);
    expect(received).toEqual(['session.active']);
    timeline.advance(hour);
    expect(isWarning(actor)).toBe(true);
    expect(actor.getSnapshot().context.remainingSeconds).toBe(30);
  });

  it('the session does not warn on the ClockWork page', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    timeline.advance(3 * hour);
    expect(isActive(actor)).toBe(true);
  });

  it('the session warns again after the user has left the ClockWork page', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    timeline.advance(90 * minute);
    actor.send({ type: 'activity' });
    actor.send({ type: 'page.changed', isOnClockWork: false });
    timeline.advance(hour - second);
    expect(isActive(actor)).toBe(true);
    timeline.advance(second);
    expect(isWarning(actor)).toBe(true);
  });

  it('the session knows the page that was open before anyone signed in', async () => {
    const timeline = timelineFrom(start);
    const { actor } = sessionOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    timeline.advance(2 * hour);
    expect(isActive(actor)).toBe(true);
  });
});

describe('the idle time by the system clock', () => {
  /** The device sleeps: its clock advances, its timers do not. */
  async function asleep(milliseconds: number) {
    const timeline = timelineFrom(start);
    let slept = 0;
    const clock = { now: () => timeline.now() + slept };
    const provider = providerWith();
    const actor = createActor(sessionMachine, {
      input: { provider, clock },
      clock: timeline.waits,
    });
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    slept = milliseconds;
    return { actor, timeline };
  }

  it('a device that wakes after the hour is warned, with the seconds that are left', async () => {
    const { actor } = await asleep(hour + 12 * second);
    actor.send({ type: 'page.woken' });
    expect(isWarning(actor)).toBe(true);
    expect(actor.getSnapshot().context.remainingSeconds).toBe(18);
  });

  it.each(['page.woken', 'activity'] as const)(
    'a device that wakes (%s) after hour and countdown is signed out',
    async (type) => {
      const { actor } = await asleep(hour + 30 * second);
      actor.send({ type });
      expect(actor.getSnapshot().value).toBe('timedOut');
    },
  );

  it('the idle time is checked within half a minute, whatever wakes the device', async () => {
    const { actor, timeline } = await asleep(5 * hour);
    timeline.advance(30 * second);
    expect(actor.getSnapshot().value).toBe('timedOut');
  });

  it('a device that wakes within the hour is not warned', async () => {
    const { actor } = await asleep(59 * minute);
    actor.send({ type: 'page.woken' });
    expect(isActive(actor)).toBe(true);
  });

  it.each([
    { idle: 59 * minute, state: 'active' },
    { idle: hour, state: 'warning' },
  ])(
    'the idle time continues after a reload: $idle ms make the session $state',
    async ({ idle, state }) => {
      const timeline = timelineFrom(start);
      const actor = createActor(sessionMachine, {
        input: { provider: providerWith(), clock: timeline, lastActiveAt: timeline.now() - idle },
        clock: timeline.waits,
      });
      actor.start();
      await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
      expect(actor.getSnapshot().value).toMatchObject({
        signedIn: { idleness: state === 'warning' ? { warning: 'counting' } : state },
      });
    },
  );

  it('a tab that is restored after five hours is not signed in', async () => {
    const timeline = timelineFrom(start);
    const actor = createActor(sessionMachine, {
      input: { provider: providerWith(), clock: timeline, lastActiveAt: timeline.now() - 5 * hour },
      clock: timeline.waits,
    });
    actor.start();
    await waitFor(actor, ({ status }) => status === 'done');
    expect(actor.getSnapshot().value).toBe('timedOut');
  });
});

describe('signing out', () => {
  it('signing out notifies the server and the identity provider, and clears the identity', async () => {
    const calls: string[] = [];
    connectApi({
      address: 'https://api.example',
      tenantId: () => undefined,
      accessToken: () => Promise.resolve('first'),
      language: () => 'en',
      onSuccess: () => undefined,
      onProblem: () => undefined,
      fetch: (request) => {
        calls.push(`${request.method} ${new URL(request.url).pathname}`);
        return Promise.resolve(Response.json({ successMessages: [] }));
      },
    });
    const logOut = vi.fn<IdentityProvider['logOut']>(() => Promise.resolve());
    const { actor, received } = await signedInOn(timelineFrom(start), providerWith({ logOut }));
    actor.send({ type: 'logout.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls).toEqual(['POST /user/logout']);
    expect(logOut).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().value).toBe('loggedOut');
    expect(actor.getSnapshot().context.identity).toBeNull();
    expect(received).toEqual(['session.loggedOut']);
  });

  it.each([
    ['the server cannot be told', providerWith()],
    [
      'the provider cannot be told',
      providerWith({ logOut: () => Promise.reject(new Error('offline')) }),
    ],
  ])('signing out succeeds also when %s', async (_, provider) => {
    connectApi({
      address: 'https://api.example',
      tenantId: () => undefined,
      accessToken: () => Promise.resolve('first'),
      language: () => 'en',
      onSuccess: () => undefined,
      onProblem: () => undefined,
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    const { actor, received } = await signedInOn(timelineFrom(start), provider);
    actor.send({ type: 'logout.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(received).toEqual(['session.loggedOut']);
  });

  it('signing out in one tab ends the session in all tabs, which show it', async () => {
    const { actor, received } = await signedInOn(timelineFrom(start));
    actor.send({ type: 'session.loggedOutInOtherTab' });
    expect(actor.getSnapshot().value).toBe('loggedOutInOtherTab');
    expect(actor.getSnapshot().context.identity).toBeNull();
    expect(received).toEqual(['session.loggedOutInOtherTab']);
  });

  it('a session that expires in one tab expires in all tabs', async () => {
    const { actor, received } = await signedInOn(timelineFrom(start));
    actor.send({ type: 'session.timedOutInOtherTab' });
    expect(actor.getSnapshot().value).toBe('timedOut');
    expect(received).toEqual(['session.timedOut']);
  });
});

describe('the access token of a request', () => {
  const renewing = () =>
    vi.fn<IdentityProvider['renew']>(() => Promise.resolve(identityFor(60, 'renewed')));
  /** As after a reload: the lifetime of the token is no longer known. */
  const holding = (minutes: number, renew: IdentityProvider['renew']) =>
    providerWith({ restore: async () => ({ ...identityFor(minutes), lifetime: null }), renew });

  it('the access token is sent unchanged with more than 10 minutes left', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(10.1, renew));
    expect(renewalThreshold).toBe(10);
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('first');
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([10, 5, 0.5])(
    'the access token is renewed silently first with %s minutes left',
    async (minutes) => {
      const renew = renewing();
      const { actor } = await signedInOn(timelineFrom(start), holding(minutes, renew));
      await expect(accessToken(actor, { isRejected: false })).resolves.toBe('renewed');
      expect(renew).toHaveBeenCalledOnce();
    },
  );

  it('the access token is renewed when it is due, measured on the same clock', async () => {
    const renew = renewing();
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline, holding(30, renew));
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('first');
    timeline.advance(20 * minute);
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('renewed');
  });

  it.each([0, -5])(
    'an access token with %s minutes left signs out as timed out',
    async (minutes) => {
      const renew = renewing();
      const timeline = timelineFrom(start);
      let passed = 0;
      const actor = createActor(sessionMachine, {
        input: { provider: holding(30, renew), clock: { now: () => timeline.now() + passed } },
        clock: timeline.waits,
      }).start();
      await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
      passed = (30 - minutes) * minute;
      await expect(accessToken(actor, { isRejected: false })).rejects.toThrow(
        'The session is over',
      );
      expect(renew).not.toHaveBeenCalled();
      expect(actor.getSnapshot().value).toBe('timedOut');
    },
  );

  it('an access token that the server rejects is renewed once, however long it would be valid', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(600, renew));
    await expect(accessToken(actor, { isRejected: true })).resolves.toBe('renewed');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('the access token is renewed once for simultaneous requests', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(5, renew));
    const tokens = await Promise.all([
      accessToken(actor, { isRejected: false }),
      accessToken(actor, { isRejected: false }),
      accessToken(actor, { isRejected: false }),
    ]);
    expect(tokens).toEqual(['renewed', 'renewed', 'renewed']);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('an access token that the provider does not renew signs out as timed out', async () => {
    const { actor, received } = await signedInOn(
      timelineFrom(start),
      holding(5, async () => null),
    );
    await expect(accessToken(actor, { isRejected: false })).rejects.toThrow('The session is over');
    expect(received).toEqual(['session.timedOut']);
  });

  it('the access token is used until it expires while the provider is unreachable', async () => {
    const renew = vi.fn<IdentityProvider['renew']>(() => Promise.reject(new TypeError('offline')));
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline, holding(5, renew));
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('first');
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('first');
    expect(renew).toHaveBeenCalledOnce();
    await pass(timeline, 5 * second);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('an expired token waits for the provider while that is unreachable', async () => {
    const renew = vi.fn<IdentityProvider['renew']>(() => Promise.reject(new TypeError('offline')));
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline, holding(5, renew));
    await pass(timeline, 6 * minute);
    expect(actor.getSnapshot().matches({ signedIn: { token: 'cutOff' } })).toBe(true);
    const token = accessToken(actor, { isRejected: false });
    renew.mockResolvedValue({ ...identityFor(11, 'renewed') });
    actor.send({ type: 'page.woken' });
    await expect(token).resolves.toBe('renewed');
  });

  it('the access token waits until it is known who is signed in', async () => {
    const { actor } = sessionOn(timelineFrom(start));
    expect(actor.getSnapshot().value).toBe('restoring');
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('first');
  });

  it('a session that has ended provides no token', async () => {
    const { actor } = await signedInOn(timelineFrom(start));
    actor.send({ type: 'token.rejected' });
    await expect(accessToken(actor, { isRejected: false })).rejects.toThrow('The session is over');
  });

  it('the remaining minutes of the token are known', () => {
    expect(getRemainingMinutes(identityFor(10), Date.parse(start))).toBe(10);
    expect(getRemainingMinutes(identityFor(10), Date.parse(start) + 11 * minute)).toBe(-1);
  });
});

describe('the access token of an active user', () => {
  it('the access token never expires before the idle warning, when only time passes', async () => {
    const timeline = timelineFrom(start);
    const { provider, renew } = shortTokens(timeline);
    const { actor } = await signedInOn(timeline, provider);
    for (let passed = 0; passed < 59; passed += 1) {
      await pass(timeline, minute);
      expect(getMinutes(actor, timeline)).toBeGreaterThan(2);
    }
    // A token that lives ten minutes or less is renewed at half its lifetime, not continuously.
    expect(renew.mock.calls.length).toBeLessThanOrEqual(24);
  });

  it('the access token is valid when the idle warning offers to stay, and after staying', async () => {
    const timeline = timelineFrom(start);
    const { provider } = shortTokens(timeline);
    const { actor } = await signedInOn(timeline, provider);
    await pass(timeline, hour + 29 * second);
    expect(isWarning(actor)).toBe(true);
    expect(actor.getSnapshot().can({ type: 'stay.requested' })).toBe(true);
    actor.send({ type: 'stay.requested' });
    await expect(accessToken(actor, { isRejected: false })).resolves.toMatch('renewed');
    expect(isActive(actor)).toBe(true);
  });

  it('the warning itself requests the token on a device that was asleep', async () => {
    const timeline = timelineFrom(start);
    let slept = 0;
    const renew = vi.fn<IdentityProvider['renew']>(async () => identityFor(65, 'renewed'));
    const actor = createActor(sessionMachine, {
      input: {
        provider: providerWith({ restore: async () => identityFor(5), renew }),
        clock: { now: () => timeline.now() + slept },
      },
      clock: timeline.waits,
    }).start();
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    slept = hour + 5 * second;
    actor.send({ type: 'activity' });
    expect(isWarning(actor)).toBe(true);
    expect(actor.getSnapshot().can({ type: 'stay.requested' })).toBe(false);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('tokenPending'));
    expect(actor.getSnapshot().can({ type: 'stay.requested' })).toBe(true);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('the access token lasts on the ClockWork page, where no one is warned', async () => {
    const timeline = timelineFrom(start);
    const { provider } = shortTokens(timeline);
    const { actor } = await signedInOn(timeline, provider);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    await pass(timeline, 3 * hour);
    await expect(accessToken(actor, { isRejected: false })).resolves.toMatch('renewed');
  });

  it.each(['activity', 'page.woken'] as const)(
    'the access token is renewed by %s when it is due',
    async (type) => {
      const renew = vi.fn<IdentityProvider['renew']>(async () => identityFor(45, 'renewed'));
      const timeline = timelineFrom(start);
      let slept = 0;
      const actor = createActor(sessionMachine, {
        input: {
          provider: providerWith({ restore: async () => identityFor(5), renew }),
          clock: { now: () => timeline.now() + slept },
        },
        clock: timeline.waits,
      }).start();
      await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
      actor.send({ type });
      expect(renew).not.toHaveBeenCalled();
      slept = 20 * minute;
      actor.send({ type });
      await expect(accessToken(actor, { isRejected: false })).resolves.toBe('renewed');
      expect(renew).toHaveBeenCalledOnce();
    },
  );

  it('a token valid for five minutes is not renewed with each of many requests', async () => {
    const timeline = timelineFrom(start);
    const { provider, renew } = shortTokens(timeline);
    const { actor } = await signedInOn(timeline, provider);
    for (let request = 0; request < 20; request += 1) {
      await accessToken(actor, { isRejected: false });
      await pass(timeline, 2 * second);
    }
    expect(renew).not.toHaveBeenCalled();
  });

  it('the access token is taken over when another tab has renewed it', async () => {
    const renew = vi.fn<IdentityProvider['renew']>();
    const { actor } = await signedInOn(timelineFrom(start), providerWith({ renew }));
    actor.send({ type: 'identity.renewed', identity: identityFor(5, 'of another tab') });
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('of another tab');
    expect(renew).not.toHaveBeenCalled();
  });
});

describe('a new tab', () => {
  const restore = async () => null;

  it('a new tab takes over the signed-in user of an open tab, and announces it', async () => {
    const takeOver = async () => identityFor(5, 'handed over');
    const { actor, received } = sessionOn(timelineFrom(start), providerWith({ restore, takeOver }));
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    await expect(accessToken(actor, { isRejected: false })).resolves.toBe('handed over');
    expect(received).toEqual(['session.active']);
  });

  it('a new tab waits at most half a second for a response', async () => {
    const timeline = timelineFrom(start);
    const takeOver = vi.fn<IdentityProvider['takeOver']>(() => new Promise(() => undefined));
    const { actor } = sessionOn(timeline, providerWith({ restore, takeOver }));
    await waitFor(actor, (snapshot) => snapshot.matches('takingOver'));
    timeline.waits.increment(499);
    expect(actor.getSnapshot().value).toBe('takingOver');
    timeline.waits.increment(1);
    expect(actor.getSnapshot().value).toBe('signedOut');
    expect(takeOver.mock.calls[0]?.[0].aborted).toBe(true);
  });
});

describe('sign-in through the identity provider', () => {
  const nobody = () => Promise.resolve(null);

  it('no one is signed in when the tab stores no identity', async () => {
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(actor.getSnapshot().context.identity).toBeNull();
  });

  it('no one is signed in when sign-in returns nothing', async () => {
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'signIn.requested' });
    expect(actor.getSnapshot().value).toBe('signingIn');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().value).toBe('signedOut');
  });

  it('sign-in is completed on the return with the address that was returned to', async () => {
    const complete = vi.fn<IdentityProvider['complete']>(() => Promise.resolve(identityFor(60)));
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody, complete }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    const returnAddress = 'https://portal.example/callback?code=1&state=2';
    actor.send({ type: 'signIn.returned', returnAddress });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(complete).toHaveBeenCalledExactlyOnceWith(returnAddress);
    expect(actor.getSnapshot().context.identity?.name).toBe('Ava Stone');
  });

  it('sign-in can be tried again when the response was not for this browser', async () => {
    const complete = () => Promise.reject(new Error('No matching state.'));
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody, complete }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'signIn.returned', returnAddress: 'https://portal.example/callback' });
    await waitFor(actor, (snapshot) => snapshot.matches('signInFailed'));
    actor.send({ type: 'signIn.requested' });
    expect(actor.getSnapshot().value).toBe('signingIn');
  });
});

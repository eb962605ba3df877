import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { connectApi } from '#openapi/client/index.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { hour, minute, second, timelineFrom, type Timeline } from '../testing/timeline.ts';
import { minutesLeft, type IdentityProvider } from './identity.ts';
import { guide, identityFor, providerWith, start } from './session.guide.ts';
import { idleSeconds, renewalThreshold, sessionMachine } from './session.machine.ts';
import { accessToken } from './token.ts';

provePaths(guide);

type Session = ActorRefFrom<typeof sessionMachine>;

/** A session and what it told the shell. */
function sessionOn(timeline: Timeline, provider = providerWith()) {
  const actor = createActor(sessionMachine, {
    input: { provider, clock: timeline },
    clock: timeline.waits,
  });
  const told: string[] = [];
  for (const type of ['session.expired', 'session.left', 'session.active'] as const) {
    actor.on(type, () => told.push(type));
  }
  return { actor: actor.start(), told };
}

async function signedInOn(timeline: Timeline, provider = providerWith()) {
  const session = sessionOn(timeline, provider);
  await waitFor(session.actor, (snapshot) => snapshot.hasTag('signedIn'));
  return session;
}

const isWarning = (actor: Session) =>
  actor.getSnapshot().matches({ signedIn: { idleness: 'warning' } });
const isActive = (actor: Session) =>
  actor.getSnapshot().matches({ signedIn: { idleness: 'active' } });

describe('idleness', () => {
  it('warns after 1 hour (3,600,000 ms) without activity, and not before', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(3_600_000 - second);
    expect(isActive(actor)).toBe(true);
    timeline.advance(second);
    expect(isWarning(actor)).toBe(true);
  });

  it('counts down 30 seconds, second by second', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(hour);
    expect(idleSeconds).toBe(30);
    expect(actor.getSnapshot().context.secondsLeft).toBe(30);
    timeline.advance(second);
    expect(actor.getSnapshot().context.secondsLeft).toBe(29);
    timeline.advance(28 * second);
    expect(actor.getSnapshot().context.secondsLeft).toBe(1);
    expect(isWarning(actor)).toBe(true);
  });

  it('signs out to the session-timeout page when the countdown runs out', async () => {
    const timeline = timelineFrom(start);
    const { actor, told } = await signedInOn(timeline);
    timeline.advance(hour + 30 * second);
    expect(actor.getSnapshot()).toMatchObject({ value: 'expired', status: 'done' });
    expect(actor.getSnapshot().context.identity).toBeNull();
    expect(told).toEqual(['session.expired']);
  });

  it('starts the hour anew with each activity, and tells the other tabs of it', async () => {
    const timeline = timelineFrom(start);
    const { actor, told } = await signedInOn(timeline);
    timeline.advance(59 * minute);
    actor.send({ type: 'activity' });
    timeline.advance(59 * minute);
    expect(isActive(actor)).toBe(true);
    timeline.advance(minute);
    expect(isWarning(actor)).toBe(true);
    expect(told).toEqual(['session.active']);
  });

  it('counts activity in another tab, without telling it back', async () => {
    const timeline = timelineFrom(start);
    const { actor, told } = await signedInOn(timeline);
    timeline.advance(59 * minute);
    actor.send({ type: 'activity.elsewhere' });
    timeline.advance(59 * minute);
    expect(isActive(actor)).toBe(true);
    expect(told).toEqual([]);
  });

  it('takes the warning back when there is activity in another tab', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    timeline.advance(hour + 10 * second);
    actor.send({ type: 'activity.elsewhere' });
    timeline.advance(minute);
    expect(isActive(actor)).toBe(true);
  });

  it('"Stay signed in" goes on, and the next countdown begins at 30 again', async () => {
    const timeline = timelineFrom(start);
    const { actor, told } = await signedInOn(timeline);
    timeline.advance(hour + 20 * second);
    actor.send({ type: 'stay.requested' });
    expect(isActive(actor)).toBe(true);
    expect(told).toEqual(['session.active']);
    timeline.advance(hour);
    expect(isWarning(actor)).toBe(true);
    expect(actor.getSnapshot().context.secondsLeft).toBe(30);
  });

  it('does not warn on the ClockWork page', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    timeline.advance(3 * hour);
    expect(isActive(actor)).toBe(true);
  });

  it('warns again once the person has left the ClockWork page', async () => {
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    timeline.advance(90 * minute);
    actor.send({ type: 'page.changed', isOnClockWork: false });
    timeline.advance(30 * minute);
    expect(isWarning(actor)).toBe(true);
  });

  it('knows the page that was open before anybody signed in', async () => {
    const timeline = timelineFrom(start);
    const { actor } = sessionOn(timeline);
    actor.send({ type: 'page.changed', isOnClockWork: true });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    timeline.advance(2 * hour);
    expect(isActive(actor)).toBe(true);
  });
});

describe('signing out', () => {
  it('tells the server and the identity provider, and forgets the identity', async () => {
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
    const signOut = vi.fn<IdentityProvider['signOut']>(() => Promise.resolve());
    const { actor, told } = await signedInOn(timelineFrom(start), providerWith({ signOut }));
    actor.send({ type: 'signOut.requested' });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(actor, ({ status }) => status === 'done');
    expect(calls).toEqual(['POST /user/logout']);
    expect(signOut).toHaveBeenCalledOnce();
    expect(actor.getSnapshot().value).toBe('left');
    expect(actor.getSnapshot().context.identity).toBeNull();
    expect(told).toEqual(['session.left']);
  });

  it.each([
    ['the server cannot be told', providerWith()],
    [
      'the provider cannot be told',
      providerWith({ signOut: () => Promise.reject(new Error('offline')) }),
    ],
  ])('leaves also when %s', async (_, provider) => {
    connectApi({
      address: 'https://api.example',
      tenantId: () => undefined,
      accessToken: () => Promise.resolve('first'),
      language: () => 'en',
      onSuccess: () => undefined,
      onProblem: () => undefined,
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    const { actor, told } = await signedInOn(timelineFrom(start), provider);
    actor.send({ type: 'signOut.requested' });
    await waitFor(actor, ({ status }) => status === 'done');
    expect(told).toEqual(['session.left']);
  });

  it('in one tab ends the session in all', async () => {
    const { actor, told } = await signedInOn(timelineFrom(start));
    actor.send({ type: 'session.endedElsewhere' });
    expect(actor.getSnapshot().value).toBe('expired');
    expect(told).toEqual(['session.expired']);
  });
});

describe('the access token of a request', () => {
  const renewing = () =>
    vi.fn<IdentityProvider['renew']>(() => Promise.resolve(identityFor(60, 'renewed')));
  const holding = (minutes: number, renew: IdentityProvider['renew']) =>
    providerWith({ restore: () => Promise.resolve(identityFor(minutes)), renew });

  it('is sent as it is with more than 10 minutes left', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(10.1, renew));
    expect(renewalThreshold).toBe(10);
    await expect(accessToken(actor, { refused: false })).resolves.toBe('first');
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([10, 5, 0.5])('is renewed silently first with %s minutes left', async (minutes) => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(minutes, renew));
    await expect(accessToken(actor, { refused: false })).resolves.toBe('renewed');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed when its time has come, measured on the same clock', async () => {
    const renew = renewing();
    const timeline = timelineFrom(start);
    const { actor } = await signedInOn(timeline, holding(30, renew));
    await expect(accessToken(actor, { refused: false })).resolves.toBe('first');
    timeline.advance(20 * minute);
    await expect(accessToken(actor, { refused: false })).resolves.toBe('renewed');
  });

  it.each([0, -5])('with %s minutes left signs out as timed out', async (minutes) => {
    const renew = renewing();
    const { actor, told } = await signedInOn(timelineFrom(start), holding(minutes, renew));
    await expect(accessToken(actor, { refused: false })).rejects.toThrow('The session is over.');
    expect(renew).not.toHaveBeenCalled();
    expect(actor.getSnapshot().value).toBe('expired');
    expect(told).toEqual(['session.expired']);
  });

  it('that the server refuses is renewed once, however long it would be good for', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(600, renew));
    await expect(accessToken(actor, { refused: true })).resolves.toBe('renewed');
    expect(renew).toHaveBeenCalledOnce();
  });

  it('is renewed once for requests that ask at the same time', async () => {
    const renew = renewing();
    const { actor } = await signedInOn(timelineFrom(start), holding(5, renew));
    const tokens = await Promise.all([
      accessToken(actor, { refused: false }),
      accessToken(actor, { refused: false }),
      accessToken(actor, { refused: false }),
    ]);
    expect(tokens).toEqual(['renewed', 'renewed', 'renewed']);
    expect(renew).toHaveBeenCalledOnce();
  });

  it('that cannot be renewed signs out as timed out', async () => {
    const renew = () => Promise.reject(new Error('The provider is down.'));
    const { actor, told } = await signedInOn(timelineFrom(start), holding(5, renew));
    await expect(accessToken(actor, { refused: false })).rejects.toThrow('The session is over.');
    expect(told).toEqual(['session.expired']);
  });

  it('waits until it is known who is signed in', async () => {
    const { actor } = sessionOn(timelineFrom(start));
    expect(actor.getSnapshot().value).toBe('restoring');
    await expect(accessToken(actor, { refused: false })).resolves.toBe('first');
  });

  it('is refused by a session that has ended', async () => {
    const { actor } = await signedInOn(timelineFrom(start));
    actor.send({ type: 'token.rejected' });
    await expect(accessToken(actor, { refused: false })).rejects.toThrow('The session is over.');
  });

  it('knows its minutes', () => {
    expect(minutesLeft(identityFor(10), Date.parse(start))).toBe(10);
    expect(minutesLeft(identityFor(10), Date.parse(start) + 11 * minute)).toBe(-1);
  });
});

describe('sign-in through the identity provider', () => {
  const nobody = () => Promise.resolve(null);

  it('shows nobody signed in when the tab keeps no identity', async () => {
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    expect(actor.getSnapshot().context.identity).toBeNull();
  });

  it('that yields nothing leaves nobody signed in', async () => {
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'signIn.requested' });
    expect(actor.getSnapshot().value).toBe('signingIn');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().value).toBe('signedOut');
  });

  it('is completed on the return with the address that was returned to', async () => {
    const complete = vi.fn<IdentityProvider['complete']>(() => Promise.resolve(identityFor(60)));
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody, complete }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    const returnAddress = 'https://portal.example/callback?code=1&state=2';
    actor.send({ type: 'signIn.returned', returnAddress });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
    expect(complete).toHaveBeenCalledExactlyOnceWith(returnAddress);
    expect(actor.getSnapshot().context.identity?.name).toBe('Ava Stone');
  });

  it('can be tried again when the answer was not for this browser', async () => {
    const complete = () => Promise.reject(new Error('No matching state.'));
    const { actor } = sessionOn(timelineFrom(start), providerWith({ restore: nobody, complete }));
    await waitFor(actor, (snapshot) => snapshot.matches('signedOut'));
    actor.send({ type: 'signIn.returned', returnAddress: 'https://portal.example/callback' });
    await waitFor(actor, (snapshot) => snapshot.matches('signInFailed'));
    actor.send({ type: 'signIn.requested' });
    expect(actor.getSnapshot().value).toBe('signingIn');
  });
});

import { createTestModel } from '../testing/test-model.ts';
import { after, done, failed } from '../testing/paths.ts';
import { hour, minute, second, timelineFrom } from '../testing/timeline.ts';
import type { Identity, IdentityProvider } from './identity.ts';
import { sessionMachine } from './session.machine.ts';

/** The start of the timelines in the examples. */
export const start = '2026-03-04T08:00:00.000Z';

/**
 * An identity whose token expires in this many minutes, out of a lifetime of five, as short as real
 * ones.
 */
export const identityFor = (minutes: number, token = 'first'): Identity => ({
  subject: 'ava',
  name: 'Ava Stone',
  accessToken: token,
  expiresAt: Date.parse(start) + minutes * minute,
  lifetime: Math.max(5, minutes) * minute,
});

/** A provider with a person signed in for a day, unless overridden. */
export const providerWith = (change: Partial<IdentityProvider> = {}): IdentityProvider => ({
  restore: () => Promise.resolve(identityFor(24 * 60)),
  takeOver: () => Promise.resolve(null),
  signIn: () => Promise.resolve(null),
  complete: () => Promise.resolve(identityFor(5, 'completed')),
  renew: () => Promise.resolve(identityFor(5, 'renewed')),
  logOut: () => Promise.resolve(),
  ...change,
});

export const testModel = createTestModel(sessionMachine, {
  inputs: [0, hour, hour + 30 * second].map((idleFor) => ({
    provider: providerWith(),
    clock: timelineFrom(start),
    lastActiveAt: Date.parse(start) - idleFor,
  })),
  events: [
    done('restoreIdentity', identityFor(5)),
    done('restoreIdentity', identityFor(2)),
    done('restoreIdentity', identityFor(0)),
    done('restoreIdentity', null),
    failed('restoreIdentity'),
    done('takeOverIdentity', identityFor(5)),
    done('takeOverIdentity', null),
    failed('takeOverIdentity'),
    after('handover', 'session.takingOver'),
    { type: 'signIn.requested' },
    { type: 'signIn.returned', returnAddress: 'https://portal.example/callback?code=1' },
    done('signIn', identityFor(5)),
    done('signIn', null),
    failed('signIn'),
    done('completeSignIn', identityFor(5)),
    failed('completeSignIn'),
    { type: 'page.changed', isOnClockWork: true },
    { type: 'page.changed', isOnClockWork: false },
    { type: 'activity' },
    { type: 'activity.inOtherTab', at: Date.parse(start) },
    { type: 'page.woken' },
    { type: 'stay.requested' },
    after('idleWarning', 'session.signedIn.idleness.active'),
    after('look', 'session.signedIn.idleness.active'),
    after('idleCountdown', 'session.signedIn.idleness.warning'),
    after('second', 'session.signedIn.idleness.warning.counting'),
    { type: 'token.requested' },
    { type: 'token.invalid' },
    { type: 'token.rejected' },
    { type: 'token.needed' },
    done('renewToken', identityFor(5, 'renewed')),
    done('renewToken', identityFor(2, 'renewed')),
    done('renewToken', identityFor(0, 'renewed')),
    done('renewToken', null),
    failed('renewToken'),
    after('renewal', 'session.signedIn.token.valid'),
    after('renewalRetry', 'session.signedIn.token.retrying'),
    after('renewalRetry', 'session.signedIn.token.cutOff'),
    { type: 'identity.renewed', identity: identityFor(5, 'another') },
    { type: 'session.timedOutInOtherTab' },
    { type: 'session.loggedOutInOtherTab' },
    { type: 'logout.requested' },
    done('logout'),
    failed('logout'),
  ],
  atHand: ({ isOnClockWork }) => [{ type: 'page.changed', isOnClockWork: !isOnClockWork }],
  rules: [
    {
      source: 'AUTH-004',
      text: 'People sign in at an identity provider outside the portal and return through its callback page.',
    },
    {
      source: 'AUTH-029',
      text: 'A person without activity for an hour is warned, and has 30 seconds to confirm that they are still there.',
    },
    {
      source: 'AUTH-024',
      text: 'When the countdown ends, the person is signed out and sees the session-timeout page.',
    },
    {
      source: 'AUTH-025',
      text: 'No idle warning appears while the ClockWork page is open.',
    },
    {
      source: 'AUTH-027',
      text: 'A person who is active, or confirms in time, has a valid token to continue with.',
    },
    {
      source: 'AUTH-030',
      text: "An expired session leaves nothing in the browser's storage.",
    },
    {
      source: 'AUTH-027',
      text: 'A request with an expired access token signs the person out as timed out.',
    },
    {
      source: 'AUTH-028',
      text: 'With ten minutes or less left, the token is silently renewed before the request is sent.',
    },
    {
      source: 'AUTH-035',
      text: 'When a request cannot be prepared, the person is taken to the session-timeout page.',
    },
    {
      source: 'AUTH-034',
      text: 'The user menu lets the person sign out at any time.',
    },
  ],
});

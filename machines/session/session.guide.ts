import { guideOf } from '../testing/guide.ts';
import { after, done, failed } from '../testing/paths.ts';
import { minute, timelineFrom } from '../testing/timeline.ts';
import type { Identity, IdentityProvider } from './identity.ts';
import { sessionMachine } from './session.machine.ts';

/** When the examples' timelines begin. */
export const start = '2026-03-04T08:00:00.000Z';

/** A token that is good for this many minutes from the beginning of the timeline. */
export const identityFor = (minutes: number, token = 'first'): Identity => ({
  subject: 'ava',
  name: 'Ava Stone',
  accessToken: token,
  expiresAt: Date.parse(start) + minutes * minute,
});

/** A provider with somebody signed in for a day, unless a part says otherwise. */
export const providerWith = (change: Partial<IdentityProvider> = {}): IdentityProvider => ({
  restore: () => Promise.resolve(identityFor(24 * 60)),
  signIn: () => Promise.resolve(null),
  complete: () => Promise.resolve(identityFor(60, 'completed')),
  renew: () => Promise.resolve(identityFor(60, 'renewed')),
  signOut: () => Promise.resolve(),
  ...change,
});

export const guide = guideOf(sessionMachine, {
  inputs: [{ provider: providerWith(), clock: timelineFrom(start) }],
  events: [
    done('restoreIdentity', identityFor(60)),
    done('restoreIdentity', identityFor(10)),
    done('restoreIdentity', identityFor(0)),
    done('restoreIdentity', null),
    failed('restoreIdentity'),
    { type: 'signIn.requested' },
    { type: 'signIn.returned', returnAddress: 'https://portal.example/callback?code=1' },
    done('signIn', identityFor(60)),
    done('signIn', null),
    failed('signIn'),
    done('completeSignIn', identityFor(60)),
    failed('completeSignIn'),
    { type: 'page.changed', isOnClockWork: true },
    { type: 'activity' },
    { type: 'activity.elsewhere' },
    { type: 'stay.requested' },
    after('idleWarning', 'session.signedIn.idleness.active'),
    after('idleCountdown', 'session.signedIn.idleness.warning'),
    after('second', 'session.signedIn.idleness.warning.counting'),
    { type: 'token.requested' },
    { type: 'token.refused' },
    { type: 'token.rejected' },
    done('renewToken', identityFor(60, 'renewed')),
    failed('renewToken'),
    { type: 'session.endedElsewhere' },
    { type: 'signOut.requested' },
    done('logout'),
    failed('logout'),
  ],
  atHand: ({ isOnClockWork }) => [{ type: 'page.changed', isOnClockWork: !isOnClockWork }],
  rules: [
    {
      source: 'document 1, section 2 (Public and tenant-agnostic pages)',
      text: 'People sign in at an identity provider outside the portal and come back by its callback page.',
    },
    {
      source: 'document 1, section 4 (Session)',
      text: 'Somebody who does nothing for an hour is warned, and has 30 seconds to say that they are there.',
    },
    {
      source: 'document 1, section 4 (Session)',
      text: 'When the countdown reaches its end, the person is signed out to the session-timeout page.',
    },
    {
      source: 'document 1, section 4 (Session)',
      text: 'Nobody is warned of idling while the ClockWork page is open.',
    },
    {
      source: 'document 1, section 4 (Session)',
      text: 'An expired session leaves nothing behind in the storage of the browser.',
    },
    {
      source: 'document 1, section 4 (Session)',
      text: 'A request with an access token that has run out signs the person out as timed out.',
    },
    {
      source: 'document 1, section 9',
      text: 'With ten minutes or less left, the token is renewed unseen before the request goes out.',
    },
    {
      source: 'document 1, section 8',
      text: 'When a request cannot be made ready, the person is led to the session-timeout page.',
    },
    {
      source: 'document 1, section 2 (Shell layout)',
      text: 'The user menu lets the person sign out at any time.',
    },
  ],
});

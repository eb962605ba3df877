import { assign, emit, setup } from 'xstate';
import type { Clock } from '../clock.ts';
import {
  getRemainingMinutes,
  renewalLead,
  type Identity,
  type IdentityProvider,
} from './identity.ts';
import {
  completeSignIn,
  logout,
  renewToken,
  restoreIdentity,
  signIn,
  takeOverIdentity,
} from './session.actors.ts';

/** The idle warning appears after this many ms without activity. Source: AUTH-030. */
const idleLimit = 3_600_000;
/** Seconds of the countdown before an idle person is signed out. Source: AUTH-030. */
export const idleSeconds = 30;
/** How often the system clock is checked, in ms. */
const look = 30_000;

export interface SessionContext {
  provider: IdentityProvider;
  clock: Clock;
  identity: Identity | null;
  /** The URL of the return from the provider that is being completed. */
  returnAddress: string;
  /** Idle time does not count on the ClockWork page. */
  isOnClockWork: boolean;
  /** The person's last activity, in this tab or another: ms since 1970. */
  lastActiveAt: number;
  remainingSeconds: number;
}

export interface SessionInput {
  provider: IdentityProvider;
  clock: Clock;
  /** The person's last activity in this tab before it was loaded: ms since 1970. */
  lastActiveAt?: number | undefined;
}

export type SessionEvent =
  | { type: 'signIn.requested' }
  | { type: 'signIn.returned'; returnAddress: string }
  | { type: 'logout.requested' }
  | { type: 'session.timedOutInOtherTab' }
  | { type: 'session.loggedOutInOtherTab' }
  | { type: 'activity' }
  | { type: 'activity.inOtherTab'; at: number }
  | { type: 'page.woken' }
  | { type: 'stay.requested' }
  | { type: 'page.changed'; isOnClockWork: boolean }
  | { type: 'identity.renewed'; identity: Identity }
  | { type: 'token.requested' }
  | { type: 'token.needed' }
  | { type: 'token.invalid' }
  | { type: 'token.rejected' };

/** The events that the shell handles: it clears the data stored in the tab and navigates. */
export type SessionEmitted =
  | { type: 'session.timedOut'; subject: string }
  | { type: 'session.loggedOut' }
  | { type: 'session.loggedOutInOtherTab' }
  | { type: 'session.active'; subject: string; at: number };

const getSubject = ({ identity }: SessionContext): string => identity?.subject ?? '';

const idleFor = ({ clock, lastActiveAt }: SessionContext): number => clock.now() - lastActiveAt;

/** Ms until an idle person is signed out. */
const getRemainingMs = (context: SessionContext): number =>
  Math.max(0, idleLimit + idleSeconds * 1000 - idleFor(context));

/** Ms until the token has to be renewed; 0 or less means that it is due. */
const msToRenewal = ({ identity, clock }: SessionContext): number =>
  identity === null ? look : identity.expiresAt - renewalLead(identity) - clock.now();

const isSpent = ({ identity, clock }: SessionContext): boolean =>
  identity === null || getRemainingMinutes(identity, clock.now()) <= 0;

/** Types, guards, actions and delays of the session's machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'busy' | 'tokenPending' | 'signedIn',
  },
  actors: { restoreIdentity, takeOverIdentity, signIn, completeSignIn, renewToken, logout },
  guards: {
    isSomeone: (_, params: { identity: Identity | null }) => params.identity !== null,
    isOnClockWork: ({ context }) => context.isOnClockWork,
    isIdle: ({ context }) => !context.isOnClockWork && idleFor(context) >= idleLimit,
    isOver: ({ context }) => getRemainingMs(context) === 0,
    isTokenSpent: ({ context }) => isSpent(context),
    isTokenDue: ({ context }) => msToRenewal(context) <= 0,
    holdsToken: ({ context }) => !isSpent(context),
  },
  actions: {
    storeIdentity: assign({
      identity: (_, params: { identity: Identity | null }) => params.identity,
    }),
    clearIdentity: assign({ identity: null }),
    noteActive: assign({ lastActiveAt: ({ context }) => context.clock.now() }),
    storeOtherTabActivity: assign({
      lastActiveAt: ({ context }, params: { at: number }) =>
        Math.max(context.lastActiveAt, Math.min(params.at, context.clock.now())),
    }),
    countDown: assign({
      remainingSeconds: ({ context }) => Math.ceil(getRemainingMs(context) / 1000),
    }),
    emitActive: emit(({ context }) => ({
      type: 'session.active' as const,
      subject: getSubject(context),
      at: context.clock.now(),
    })),
    emitTimedOut: emit(({ context }) => ({
      type: 'session.timedOut' as const,
      subject: getSubject(context),
    })),
    emitLoggedOut: emit({ type: 'session.loggedOut' }),
    emitLoggedOutInOtherTab: emit({ type: 'session.loggedOutInOtherTab' }),
  },
  delays: {
    /** How long a new tab waits for the response of an open one. */
    handover: 500,
    idleWarning: ({ context }) =>
      context.isOnClockWork ? look : Math.max(0, idleLimit - idleFor(context)),
    idleCountdown: ({ context }) => getRemainingMs(context),
    second: 1000,
    look,
    /** At least a second, whatever lifetime the provider reports; a shorter delay would loop. */
    renewal: ({ context }) => Math.min(look, Math.max(1000, msToRenewal(context))),
    renewalRetry: 5000,
  },
});

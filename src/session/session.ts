import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { connectApi } from '#openapi/client/index.ts';
import { systemClock } from '#machines/clock.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { accessToken } from '#machines/session/token.ts';
import type { Configuration } from './configuration.ts';
import { watchActivity } from './tabs/activity.ts';
import { clearSessionStorage } from './storage/device.ts';
import { onDraftPersistFailure } from './storage/forms/drafts.ts';
import type { HeadStart } from './head-start.ts';
import { createIdentity } from './identity.ts';
import { notifyProblem, notifySuccess, showNotice } from './tabs/notice-list.ts';
import {
  preferences,
  setPreferencesOwner,
  onPreferencePersistFailure,
} from './storage/workspace/preferences.ts';
import {
  lastActiveAt,
  noteActiveAt,
  noteSignedIn,
  noteSignInAgain,
  saveServerNotice,
  takeServerNotice,
  whereabouts,
  type ServerNotice,
  type RedirectRoute,
} from './redirect-route.ts';
import { joinTabs } from './tabs/tabs.ts';
import { clearTenant, tenantOfTab } from './selected-tenant.ts';
import { getShownPerson } from './shown-person.ts';
import { reportChange } from './tabs/time-changes.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** How a session ended; if it expired, also where to return to. */
export type SessionEnd =
  | { how: 'timedOut'; redirectRoute: RedirectRoute | null }
  | { how: 'loggedOut' }
  | { how: 'loggedOutInOtherTab' };

/** The app's inputs and callbacks of a session. */
interface Surroundings {
  /** The base URL of the API. */
  apiAddress: string;
  /** Provides the responses of requests that were sent before the session started. */
  headStart: HeadStart;
  /** Starts the embedded server; resolves with null if there is none. */
  startServer: () => Promise<{ notice: ServerNotice | null } | null>;
  /** Called once, when the session has ended. */
  onEnded: (end: SessionEnd) => void;
  /** Called if a request is rejected because a right is missing. */
  onForbidden: () => void;
}

/**
 * Opens the session of this tab: starts the embedded server, looks for a stored identity, and
 * connects the API client.
 */
export async function openSession(
  configuration: Configuration,
  { apiAddress, headStart, startServer, onEnded, onForbidden }: Surroundings,
): Promise<SessionActor> {
  const provider = createIdentity(configuration);
  const actor = createActor(sessionMachine, {
    input: { provider, clock: systemClock, lastActiveAt: lastActiveAt() },
  });
  const tabs = joinTabs(actor);
  const welcome = createWelcome();
  const end = (ended: SessionEnd) => {
    clearSessionStorage();
    clearTenant();
    onEnded(ended);
  };
  actor.on('session.active', tabs.broadcastActive);
  actor.on('session.timedOut', (timedOut) => {
    tabs.broadcastTimedOut(timedOut);
    noteSignInAgain(true);
    end({ how: 'timedOut', redirectRoute: whereabouts(timedOut.subject, tenantOfTab()?.id) });
  });
  actor.on('session.loggedOut', () => {
    // The provider could not be notified, and would sign in anyone who uses the device now.
    noteSignInAgain(true);
    end({ how: 'loggedOut' });
  });
  actor.on('session.loggedOutInOtherTab', () => end({ how: 'loggedOutInOtherTab' }));
  actor.subscribe((snapshot) => {
    const { identity, lastActiveAt: at } = snapshot.context;
    // The page is left for the provider's before the machine could receive the sign-out.
    if (!identity) return;
    if (snapshot.matches('loggingOut')) tabs.broadcastLoggedOut(identity);
    if (!snapshot.hasTag('signedIn')) return;
    welcome(identity.subject);
    noteActiveAt(at);
    provider.join(identity.subject, (renewed) =>
      actor.send({ type: 'identity.renewed', identity: renewed }),
    );
  });
  connectApi({
    address: apiAddress,
    tenantId: () => tenantOfTab()?.id,
    shownPerson: getShownPerson,
    accessToken: (request) => accessToken(actor, request),
    language: () => preferences().language,
    fetch: headStart.fetch,
    onSuccess: notifySuccess,
    onChange: (operation, tenantId, exchange) =>
      reportChange(operation, { tenantId, subject: getSubject(actor) }, exchange),
    onProblem: (problem, operation) => {
      if (problem.kind === 'unauthenticated') actor.send({ type: 'token.rejected' });
      else notifyProblem(problem, operation);
      if (problem.kind === 'forbidden') onForbidden();
    },
  });
  onPreferencePersistFailure(() => showNotice('choicesNotPersisted'));
  onDraftPersistFailure(() => showNotice('draftsNotPersisted'));
  actor.start();
  const stopWatching = watchActivity(actor);
  actor.subscribe({
    complete: () => {
      stopWatching();
      provider.close();
      tabs.close();
    },
  });
  const server = await startServer();
  if (server?.notice) saveServerNotice(server.notice);
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  if (context.identity) showServerNotice();
  return actor;
}

const getSubject = (session: SessionActor): string =>
  session.getSnapshot().context.identity?.subject ?? '';

/** Runs once per user: applies their preferences, and clears the tenant of another user. */
function createWelcome(): (subject: string) => void {
  let welcomed = '';
  return (subject) => {
    if (welcomed === subject) return;
    welcomed = subject;
    noteSignedIn();
    showServerNotice();
    setPreferencesOwner(subject);
    const tenant = tenantOfTab();
    if (tenant && tenant.subject !== subject) clearTenant();
  };
}

/**
 * Shows the message of the embedded server. It is stored until someone is signed in, because the
 * page that started the server may have been left for the provider's.
 */
function showServerNotice(): void {
  const notice = takeServerNotice();
  if (notice) showNotice(notice);
}

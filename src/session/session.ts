import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { connectApi } from '#openapi/client/index.ts';
import { systemClock } from '#machines/clock.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { accessToken } from '#machines/session/token.ts';
import type { Configuration } from './configuration.ts';
import { watchActivity } from './activity.ts';
import { clearSessionStorage } from './device.ts';
import { onDraftPersistFailure } from './drafts.ts';
import type { HeadStart } from './head-start.ts';
import { createIdentity } from './identity.ts';
import { notifyProblem, notifySuccess, showNotice } from './notice-list.ts';
import { preferences, setPreferencesOwner, onPreferencePersistFailure } from './preferences.ts';
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
} from './remembered.ts';
import { joinTabs } from './tabs.ts';
import { clearTenant, tenantOfTab } from './tenant-of-tab.ts';
import { reportChange } from './time-news.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** How a session has ended, and where the person was: to come back to, where it has expired. */
export type SessionEnd =
  | { how: 'timedOut'; redirectRoute: RedirectRoute | null }
  | { how: 'loggedOut' }
  | { how: 'loggedOutInOtherTab' };

/** What a session is given by the app, and what it tells. */
interface Surroundings {
  /** Where the API answers. */
  apiAddress: string;
  /** Answers to calls that are on their way already. */
  headStart: HeadStart;
  /** Starts the server where it is embedded, else resolves with null. */
  startServer: () => Promise<{ notice: ServerNotice | null } | null>;
  /** Once, when it has ended. */
  onEnded: (end: SessionEnd) => void;
  /** A call was refused for want of a right. */
  onForbidden: () => void;
}

/**
 * The session of this tab: starts the server where it is embedded, looks for a kept identity, and
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
    // The provider could not be told, and would let in whoever sits there now.
    noteSignInAgain(true);
    end({ how: 'loggedOut' });
  });
  actor.on('session.loggedOutInOtherTab', () => end({ how: 'loggedOutInOtherTab' }));
  actor.subscribe((snapshot) => {
    const { identity, lastActiveAt: at } = snapshot.context;
    // The page is left for the provider's before the chart could hear that it has signed out.
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

/** Notes, once, who is here: their preferences count, and another person's tenant does not. */
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
 * What the embedded server had to say when it started. The page that started it may have been
 * left for the provider's: it is said once somebody is there to read it.
 */
function showServerNotice(): void {
  const notice = takeServerNotice();
  if (notice) showNotice(notice);
}

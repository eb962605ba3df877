import type { RegistrationForm } from '#machines/registration/registration.form.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { App, CrossoverActor } from '#page/entry/app.ts';
import { preloadTexts } from '#i18n/catalogs.ts';
import { retryImport } from '#ui/text/retry-import.ts';
import type { HeadStart } from '#session/head-start.ts';
import { persistRights } from '#session/storage/workspace/persisted-rights.ts';
import { persistWorkspace } from '#session/storage/workspace/persisted-workspace.ts';
import { createListMemory } from '#session/storage/lists/list-memory.ts';
import {
  reportPreferencesNotPersisted,
  preferences,
} from '#session/storage/workspace/preferences.ts';
import { saveRedirectRoute } from '#session/redirect-route.ts';
import type { SessionActor, SessionEnd } from '#session/session.ts';
import { setShownPerson } from '#session/shown-person.ts';
import { enterTenant, leaveTenant, tenantOfTab } from '#session/selected-tenant.ts';
import { createWorkspaceStore } from '#session/storage/workspace/workspace-store.ts';
import type { Configuration } from '#session/configuration.ts';
import { getApiAddress, startServer } from './server.ts';

/**
 * How long the first page is open before the app's files are cached, in ms, since some people leave
 * it soon.
 */
const filesPause = 5000;

/** Navigation by the app itself, done by the router. */
export interface Going {
  afterSession(end: SessionEnd): void;
  toGateway(): void;
  /** Makes every page reachable, not only those for visitors. */
  addAllRoutes(): Promise<void>;
  /** Loads the app again, at this path, without anything that it has in memory. */
  restart(path: string): void;
  /** The person's rights have changed, so the guard has to check the page again. */
  again(): void;
}

/** Composes the objects that live as long as the app. Nothing is loaded before it is needed. */
export function createApp(configuration: Configuration, go: Going, headStart: HeadStart): App {
  let session: SessionActor | null = null;
  let crossover: CrossoverActor | null = null;
  let registration: RegistrationForm | null = null;
  const sessionListeners = new Set<() => void>();

  const readWorkspace = async (tenant: Workspace['tenant']) => {
    const { readWorkspace: read } = await import('#session/read-workspace.ts');
    return read(tenant);
  };
  const workspaces = createWorkspaceStore(readWorkspace);
  const lists = createListMemory();
  let shownId: string | null = null;
  workspaces.subscribe(() => {
    const opened = workspaces.current();
    lists.follow(opened);
    setShownPerson(opened);
    const id = opened?.profile.id ?? null;
    // Nothing of the other person may remain in memory.
    if (id !== null && shownId !== null && id !== shownId) go.restart('/dashBoard');
    shownId = id;
    const subject = session?.getSnapshot().context.identity?.subject;
    if (!opened || subject === undefined || opened.profile.viewAs) return;
    persistRights(subject, opened);
    persistWorkspace(subject, opened);
  });

  const reloadRights = () => void workspaces.reload().then((isChanged) => isChanged && go.again());

  const allRoutes = once(() => go.addAllRoutes());

  const cacheFilesLater = once(async () => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    await new Promise((resolve) => setTimeout(resolve, filesPause));
    const { cacheFiles } = await import('#session/storage/files/cache-files.ts');
    await cacheFiles(configuration.apiAddress === '');
  });

  const openSession = once(async () => {
    preloadTexts(preferences().language);
    const [{ openSession: open }] = await Promise.all([import('#session/session.ts'), allRoutes()]);
    session = await open(configuration, {
      apiAddress: getApiAddress(configuration),
      headStart,
      startServer: () => startServer(configuration),
      onEnded: (end) => {
        workspaces.set(null);
        loadWorkspace.clear();
        go.afterSession(end);
      },
      onForbidden: reloadRights,
    });
    for (const listener of sessionListeners) listener();
    // Without cached files the app still works, as long as there is a network.
    cacheFilesLater().catch(() => undefined);
    return session;
  });

  const loadWorkspace = once(async () => {
    const tenant = tenantOfTab();
    if (!tenant)
      throw new Error('No tenant is selected; call `enterTenant` before loading the workspace.');
    const { readWorkspaceOrPersisted } = await import('#session/read-workspace.ts');
    const { id, name, subject } = tenant;
    const { workspace, isPersisted } = await readWorkspaceOrPersisted(subject, { id, name });
    workspaces.set(workspace);
    if (isPersisted) addEventListener('online', reloadRights, { once: true });
    return workspace;
  });

  return {
    configuration,
    headStart,

    session: async () => {
      if (session?.getSnapshot().status === 'active') return session;
      if (session) openSession.clear();
      return openSession();
    },
    openedSession: () => session,

    allRoutes,

    onSession: (listener) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },

    hasSignInFailed: () => session?.getSnapshot().matches('signInFailed') ?? false,

    workspace: async () => workspaces.current() ?? loadWorkspace(),
    openedWorkspace: workspaces.current,
    onWorkspace: workspaces.subscribe,
    changeProfile: workspaces.changeProfile,
    reloadWorkspace: () => void workspaces.reload(),
    getRows: lists.of,
    shown: ({ path, parameters, isOnClockWork }) => {
      lists.shown(path, parameters);
      if (session?.getSnapshot().status === 'active') {
        session.send({ type: 'page.changed', isOnClockWork });
      }
    },
    getSearch: lists.getSearch,
    registrationDraft: () => registration,
    persistRegistration: (form) => {
      registration = form;
    },
    draftForms: once(async () => (await retryImport(() => import('./draft-forms.ts'))).draftForms),

    showOtherPerson: ({ to }) => {
      workspaces.announceOtherPerson();
      go.restart(to);
    },

    renameTenant: (name) => {
      const opened = workspaces.current();
      const persisted = tenantOfTab();
      if (!opened || !persisted) return;
      enterTenant({ ...persisted, name });
      workspaces.set({ ...opened, tenant: { ...opened.tenant, name } });
    },

    enter: (entered, prompt) => {
      const subject = session?.getSnapshot().context.identity?.subject ?? '';
      enterTenant({ ...entered.tenant, subject }, reportPreferencesNotPersisted);
      workspaces.set(entered);
      crossover = prompt;
    },
    crossover: () => crossover,

    close: () => {
      session?.stop();
      workspaces.close();
    },

    leaveTenant: (next) => {
      workspaces.set(null);
      loadWorkspace.clear();
      leaveTenant();
      saveRedirectRoute(next ?? { href: '/' });
      go.toGateway();
    },
  };
}

/** Runs a load once and shares its result; after a failure the next call tries again. */
function once<Result>(load: () => Promise<Result>) {
  let running: Promise<Result> | null = null;
  const run = () => {
    if (running) return running;
    const started = load();
    running = started;
    started.catch(() => {
      if (running === started) running = null;
    });
    return started;
  };
  return Object.assign(run, {
    clear: () => {
      running = null;
    },
  });
}

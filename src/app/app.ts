import type { ActorRefFrom } from 'xstate';
import type { midnightCrossoverMachine } from '#machines/clockwork/midnight-crossover.machine.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { Configuration } from './config.ts';
import { choicesNotKept } from './preferences.ts';
import { saveTarget } from './remembered.ts';
import type { SessionActor, SessionEnd } from './session.ts';
import { enterTenant, leaveTenant, tenantOfTab } from './tenant-of-tab.ts';
import { createWorkspaceStore } from './workspace-store.ts';

export type CrossoverActor = ActorRefFrom<typeof midnightCrossoverMachine>;

/** Where the app goes by itself; the router does it. */
export interface Going {
  afterSession(end: SessionEnd): void;
  toGateway(): void;
  /** The person has other rights now: the guard is asked about the page once more. */
  again(): void;
}

/** What lives as long as the app; every route has it in its context. */
export type App = ReturnType<typeof createApp>;

/** Puts together what lives as long as the app. Nothing is loaded before it is asked for. */
export function createApp(configuration: Configuration, go: Going) {
  let session: SessionActor | null = null;
  let crossover: CrossoverActor | null = null;
  const sessionListeners = new Set<() => void>();

  const readWorkspace = async (tenant: Workspace['tenant']) => {
    const { readWorkspace: read } = await import('./read-workspace.ts');
    return read(tenant);
  };
  const workspaces = createWorkspaceStore(readWorkspace);

  const openSession = once(async () => {
    const { openSession: open } = await import('./session.ts');
    session = await open(configuration, {
      onEnded: (end) => {
        workspaces.set(null);
        loadWorkspace.forget();
        go.afterSession(end);
      },
      onForbidden: () => void workspaces.readAnew().then((isChanged) => isChanged && go.again()),
    });
    for (const listener of sessionListeners) listener();
    return session;
  });

  const loadWorkspace = once(async () => {
    const tenant = tenantOfTab();
    if (!tenant) throw new Error('No tenant is selected.');
    const workspace = await readWorkspace({ id: tenant.id, name: tenant.name });
    workspaces.set(workspace);
    return workspace;
  });

  return {
    configuration,

    /** The session of this tab, opened when it is first asked for; a new one after its end. */
    session: async (): Promise<SessionActor> => {
      if (session?.getSnapshot().status === 'active') return session;
      if (session) openSession.forget();
      return openSession();
    },

    /** The session once it has been opened, else null. */
    openedSession: (): SessionActor | null => session,

    /** Tells when a session has been opened. */
    onSession: (listener: () => void): (() => void) => {
      sessionListeners.add(listener);
      return () => sessionListeners.delete(listener);
    },

    /** Whether the identity provider could not be reached, or its answer was not for this tab. */
    hasSignInFailed: (): boolean => session?.getSnapshot().matches('signInFailed') ?? false,

    /** The tenant worked in and the person there. Rejects with a Problem. */
    workspace: async (): Promise<Workspace> => workspaces.current() ?? loadWorkspace(),

    /** The workspace once it has been read, else null; `onWorkspace` tells when it is another. */
    openedWorkspace: workspaces.current,

    onWorkspace: workspaces.subscribe,

    /**
     * The person's profile has been changed, or what it says of their tenant: every page, the shell
     * and the other tabs show it at once.
     */
    changeProfile: workspaces.changeProfile,

    /** The tenant is called otherwise from now on; the shell shows it at once. */
    renameTenant: (name: string): void => {
      const opened = workspaces.current();
      const kept = tenantOfTab();
      if (!opened || !kept) return;
      enterTenant({ ...kept, name });
      workspaces.set({ ...opened, tenant: { ...opened.tenant, name } });
    },

    /** Works in this workspace from now on. */
    enter: (entered: Workspace, prompt: CrossoverActor | null): void => {
      const subject = session?.getSnapshot().context.identity?.subject ?? '';
      enterTenant({ ...entered.tenant, subject }, choicesNotKept);
      workspaces.set(entered);
      crossover = prompt;
    },

    /** The midnight-crossover prompt of the last entry, where it was due. */
    crossover: (): CrossoverActor | null => crossover,

    /** Goes to the gateway for another tenant, without signing out. */
    leaveTenant: (): void => {
      workspaces.set(null);
      loadWorkspace.forget();
      leaveTenant();
      saveTarget({ href: '/' });
      go.toGateway();
    },
  };
}

/** Runs a load once and shares it; one that failed is tried again with the next call. */
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
    forget: () => {
      running = null;
    },
  });
}

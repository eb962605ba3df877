import type { Schema } from '#openapi/client/index.ts';
import type { Workspace } from '#machines/session/workspace.ts';

/** The changed fields of a profile. */
export type ProfileChange = Partial<Schema<'Profile'>>;

/** A message to the other tabs, which may use another tenant. */
interface Word {
  tenantId: string;
  personId: string;
  change: ProfileChange;
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;

/**
 * The workspace of this tab, which the pages follow without a reload. Other tabs are notified of a
 * profile change: each loads the server's current state, so that the last save wins in all tabs.
 */
export function createWorkspaceStore(read: (tenant: Workspace['tenant']) => Promise<Workspace>) {
  const channel = new BroadcastChannel('atrium.profile');
  const listeners = new Set<() => void>();
  let current: Workspace | null = null;

  const set = (workspace: Workspace | null): void => {
    current = workspace;
    for (const listener of listeners) listener();
  };

  const apply = (change: ProfileChange): void => {
    if (current) set({ ...current, profile: { ...current.profile, ...change } });
  };

  const follow = async (word: Word): Promise<void> => {
    const before = current;
    if (before?.tenant.id !== word.tenantId || before.profile.id !== word.personId) return;
    const now = await read(before.tenant).catch(() => null);
    // The loaded data does not include what was saved here while it was loading.
    if (current !== before) await follow(word);
    else if (now) set(now);
    else apply(word.change);
  };

  let isLoading = false;

  const reload = async (): Promise<boolean> => {
    const before = current;
    // If this request is itself rejected, it must not start another one.
    if (!before || isLoading) return false;
    isLoading = true;
    const now = await read(before.tenant).catch(() => null);
    isLoading = false;
    if (!now || current !== before || JSON.stringify(now) === JSON.stringify(before)) return false;
    set(now);
    return true;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => void follow(data));

  return {
    current: (): Workspace | null => current,

    set,

    /**
     * Changes the profile in this tab at once, and in the others as soon as they have loaded it.
     */
    changeProfile: (change: ProfileChange): void => {
      if (!current) return;
      const { tenant, profile } = current;
      apply(change);
      channel.postMessage({ tenantId: tenant.id, personId: profile.id, change } satisfies Word);
    },

    /** The session shows another person from now on: the other tabs load who it is. */
    announceOtherPerson: (): void => {
      if (!current) return;
      const { tenant, profile } = current;
      channel.postMessage({ tenantId: tenant.id, personId: profile.id, change: {} } satisfies Word);
    },

    /**
     * Reloads the user's profile after the server has rejected a request: a right may have been
     * withdrawn. Resolves with whether anything has changed; never rejects.
     */
    reload,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Stops sending and receiving. */
    close: (): void => channel.close(),
  };
}

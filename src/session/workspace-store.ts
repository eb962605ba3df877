import type { Schema } from '#openapi/client/index.ts';
import type { Workspace } from '#machines/session/workspace.ts';

/** What of a profile has changed. */
export type ProfileChange = Partial<Schema<'Profile'>>;

/** Told to the other tabs, which may be at work in another tenant. */
interface Word {
  tenantId: string;
  personId: string;
  change: ProfileChange;
}

export type WorkspaceStore = ReturnType<typeof createWorkspaceStore>;

/**
 * The workspace of this tab, which the pages follow without being loaded again. A change of the
 * profile is told to the other tabs: each reads what the server holds by then, so that the last one
 * to save wins in all of them.
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
    // What was saved here while that was read is not in it.
    if (current !== before) await follow(word);
    else if (now) set(now);
    else apply(word.change);
  };

  let isLoading = false;

  const reload = async (): Promise<boolean> => {
    const before = current;
    // Its own refusal asks for nothing more.
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

    /** Changes the profile in this tab at once, and in the others as soon as they have read it. */
    changeProfile: (change: ProfileChange): void => {
      if (!current) return;
      const { tenant, profile } = current;
      apply(change);
      channel.postMessage({ tenantId: tenant.id, personId: profile.id, change } satisfies Word);
    },

    /**
     * Reads who the person is here once more, since the server has refused them something: a right
     * may be withdrawn. Resolves with whether anything has changed; never rejects.
     */
    reload,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Hears and tells nothing from now on. */
    close: (): void => channel.close(),
  };
}

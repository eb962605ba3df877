import type { Workspace } from '#machines/session/workspace.ts';
import { persist, read } from '../device.ts';

const session = () => sessionStorage;
const key = 'atrium.workspace';

/** The last loaded workspace of a tab, and its user. Cleared with the session. */
interface PersistedWorkspace {
  subject: string;
  workspace: Workspace;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPersisted(value: unknown): value is PersistedWorkspace {
  const workspace: unknown = isObject(value) && Reflect.get(value, 'workspace');
  const profile: unknown = isObject(workspace) && Reflect.get(workspace, 'profile');
  return isObject(profile) && Array.isArray(Reflect.get(profile, 'userRights'));
}

export const persistWorkspace = (subject: string, workspace: Workspace): void =>
  persist(session, key, { subject, workspace } satisfies PersistedWorkspace);

/**
 * The user's last known workspace in a tenant in this tab; null if there is none. It grants no
 * access: the server checks each request itself.
 */
export function readPersistedWorkspace(subject: string, tenantId: string): Workspace | null {
  const persisted = read(session, key);
  const isTheirs =
    isPersisted(persisted) &&
    persisted.subject === subject &&
    persisted.workspace.tenant.id === tenantId;
  return isTheirs ? persisted.workspace : null;
}

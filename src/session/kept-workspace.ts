import type { Workspace } from '#machines/session/workspace.ts';
import { persist, read } from './device.ts';

const session = () => sessionStorage;
const key = 'atrium.workspace';

/** The workspace of a tab as it was read last, and whose it is. It goes with the session. */
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
 * Who the person was in a tenant when this tab heard of it last; null where it never did. It lets in
 * nobody: the server asks for itself with each call.
 */
export function readPersistedWorkspace(subject: string, tenantId: string): Workspace | null {
  const persisted = read(session, key);
  const isTheirs =
    isPersisted(persisted) &&
    persisted.subject === subject &&
    persisted.workspace.tenant.id === tenantId;
  return isTheirs ? persisted.workspace : null;
}

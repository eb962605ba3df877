import type { Workspace } from '#machines/session/workspace.ts';
import { keep, read } from './device.ts';

const session = () => sessionStorage;
const key = 'atrium.workspace';

/** The workspace of a tab as it was read last, and whose it is. It goes with the session. */
interface Kept {
  subject: string;
  workspace: Workspace;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isKept(value: unknown): value is Kept {
  const workspace: unknown = isObject(value) && Reflect.get(value, 'workspace');
  const profile: unknown = isObject(workspace) && Reflect.get(workspace, 'profile');
  return isObject(profile) && Array.isArray(Reflect.get(profile, 'userRights'));
}

export const keepWorkspace = (subject: string, workspace: Workspace): void =>
  keep(session, key, { subject, workspace } satisfies Kept);

/**
 * Who the person was in a tenant when this tab heard of it last; null where it never did. It lets in
 * nobody: the server asks for itself with each call.
 */
export function keptWorkspace(subject: string, tenantId: string): Workspace | null {
  const kept = read(session, key);
  const isTheirs =
    isKept(kept) && kept.subject === subject && kept.workspace.tenant.id === tenantId;
  return isTheirs ? kept.workspace : null;
}

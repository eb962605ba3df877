import { createActor, toPromise } from 'xstate';
import { isUnanswered } from '#machines/cause.ts';
import { loadWorkspace } from '#machines/session/workspace.actors.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { readPersistedWorkspace } from './storage/workspace/persisted-workspace.ts';

/** Loads the workspace for the app, outside a machine. Rejects with a Problem. */
export const readWorkspace = (tenant: Workspace['tenant']): Promise<Workspace> =>
  toPromise(createActor(loadWorkspace, { input: { tenant } }).start());

/** Loads the workspace; if there is no response, returns the one that was stored last. */
export async function readWorkspaceOrPersisted(
  subject: string,
  tenant: Workspace['tenant'],
): Promise<{ workspace: Workspace; isPersisted: boolean }> {
  try {
    return { workspace: await readWorkspace(tenant), isPersisted: false };
  } catch (error) {
    const workspace = isUnanswered(error) ? readPersistedWorkspace(subject, tenant.id) : null;
    if (!workspace) throw error;
    return { workspace, isPersisted: true };
  }
}

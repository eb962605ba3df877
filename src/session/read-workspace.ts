import { createActor, toPromise } from 'xstate';
import { loadWorkspace } from '#machines/session/workspace.actors.ts';
import type { Workspace } from '#machines/session/workspace.ts';

/** Loads the workspace for the app, outside a chart. Rejects with a Problem. */
export const readWorkspace = (tenant: Workspace['tenant']): Promise<Workspace> =>
  toPromise(createActor(loadWorkspace, { input: { tenant } }).start());

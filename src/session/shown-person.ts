import type { Workspace } from '#machines/session/workspace.ts';

/**
 * Whom the pages of this tab show: the id of the user as whom the person views the tenant, or `self`;
 * null while it is unknown. The server compares it with each request, so that nothing is saved for
 * the wrong person after a view has started or ended in another tab.
 */
let shown: string | null = null;

export const getShownPerson = (): string | null => shown;

export const setShownPerson = (workspace: Workspace | null): void => {
  shown = workspace && (workspace.profile.viewAs?.userId ?? 'self');
};

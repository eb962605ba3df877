import { redirect } from '@tanstack/react-router';
import type { Cause } from '#machines/cause.ts';
import type { EntryRule, Denial } from '#machines/session/entry-rule.ts';
import type { NavigationGuardInput } from '#machines/session/navigation-guard.machine.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { App } from './app.ts';
import type { FirstReads } from '#session/start-reads.ts';
import { runNavigationGuard } from './navigation-guard.ts';
import { showNotice } from '#session/tabs/notice-list.ts';
import { leaveTenant, tenantOfTab } from '#session/selected-tenant.ts';

/** Thrown if the rights could not be loaded: the page reports it and offers a retry. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** The cause, if known. */
  readonly why: Cause | null;

  constructor(why: Cause | null) {
    super();
    this.why = why;
  }
}

/** The context of a tenant's page: the workspace, and why access is denied, if it is. */
export interface PageContext {
  workspace: Workspace;
  rule: EntryRule;
  denial: Denial | null;
}

/**
 * Checks with the guard whether a page may be entered, and redirects if not. Null for a page that
 * needs no tenant.
 */
export async function enterPage(
  app: App,
  to: NavigationGuardInput['to'],
  first: FirstReads,
): Promise<PageContext | null> {
  const result = await runNavigationGuard(app, to, first);
  if (result.outcome === 'toGateway') {
    if (tenantOfTab()) loseTenant();
    redirect({ to: '/tenant-gateway', throw: true });
  }
  if (result.outcome === 'cancelled') redirect({ to: '/', throw: true });
  if (result.outcome === 'unavailable') throw new PageUnavailable(result.cause);
  if (!('workspace' in result) || !result.workspace) return null;
  const denial = result.outcome === 'accessDenied' ? result.denial : null;
  return { workspace: result.workspace, rule: to.rule, denial };
}

/** The user lost access to this tab's tenant: a notice explains why they must select another. */
function loseTenant(): void {
  leaveTenant();
  showNotice('tenantUnavailable');
}

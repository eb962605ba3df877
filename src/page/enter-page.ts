import { redirect } from '@tanstack/react-router';
import type { Cause } from '#machines/cause.ts';
import type { EntryRule, Denial } from '#machines/session/entry-rule.ts';
import type { NavigationGuardInput } from '#machines/session/navigation-guard.machine.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { App } from './app.ts';
import type { FirstReads } from '#session/begin-reads.ts';
import { runNavigationGuard } from './navigation-guard.ts';
import { showNotice } from '#session/notice-list.ts';
import { leaveTenant, tenantOfTab } from '#session/tenant-of-tab.ts';

/** The rights could not be read: the page says so and offers to try again. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable';
  /** Why, where that is known. */
  readonly why: Cause | null;

  constructor(why: Cause | null) {
    super();
    this.why = why;
  }
}

/** What a page of a tenant gets: where the person works, and what keeps them out, if anything. */
export interface PageContext {
  workspace: Workspace;
  rule: EntryRule;
  denial: Denial | null;
}

/**
 * Asks the guard whether a page may be entered, and redirects where it may not. Null for a page
 * that asks for no tenant.
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

/** The tenant of this tab is not the person's any more: they are told why they choose another. */
function loseTenant(): void {
  leaveTenant();
  showNotice('tenantUnavailable');
}

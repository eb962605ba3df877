import { redirect } from '@tanstack/react-router';
import type { Privilege } from '#openapi/client/index.ts';
import type { Cause } from '#machines/cause.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import type { App } from './app.ts';
import { guard } from './guard.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The right that a page asks for. */
    privilege?: Privilege;
    /** What the route shows, to be loaded before the guard has answered. */
    screen?: { preload(): Promise<unknown> };
  }
}

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

/** What a page of a tenant gets: where the person works, and the right they miss, if any. */
export interface PageContext {
  workspace: Workspace;
  missingPrivilege: Privilege | null;
}

interface Matched {
  staticData: { privilege?: Privilege };
}

/** Asks the guard whether a page of a tenant may be entered. Redirects where it may not. */
export async function enterPage(
  app: App,
  href: string,
  matches: readonly Matched[],
): Promise<PageContext> {
  const privilege = matches.at(-1)?.staticData.privilege ?? null;
  const result = await guard(app, { href, isGateway: false, isTenantAgnostic: false, privilege });
  if (result.verdict === 'toGateway') redirect({ to: '/tenant-gateway', throw: true });
  if (result.verdict === 'cancelled') redirect({ to: '/', throw: true });
  if (result.verdict === 'unavailable') throw new PageUnavailable(result.cause);
  const missingPrivilege = result.verdict === 'accessDenied' ? result.privilege : null;
  return { workspace: await app.workspace(), missingPrivilege };
}

import type { ComponentType, ReactNode } from 'react';
import { redirect, rootRouteId, type RegisteredRouter } from '@tanstack/react-router';
import type { ReadPath } from '#openapi/client/index.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import type { Path } from './addresses.ts';
import type { App } from './app.ts';
import type { PageContext } from './enter-page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whom the page lets in; a route without it does not compile. */
    entry: EntryRule;
    /** What the route shows, to be loaded before the guard has answered. */
    screen?: { preload(): Promise<unknown> };
    /** Paths of the calls that are made there first, with no more than the record's id. */
    reads?: readonly ReadPath[];
    /** What people see who lack the right, with the page that says so as the fallback. */
    denied?: ComponentType<{ fallback: ReactNode }>;
  }
}

interface Matched {
  routeId: unknown;
  /** What its path says. */
  params: unknown;
  staticData: { entry: EntryRule; reads?: readonly ReadPath[] };
}

/**
 * Asks the guard, for every route, whether the page may be entered; redirects where it may not. A
 * public page is let through before anything is loaded for the guard: the start page stays light.
 * Source: AUTH-014.
 */
export async function guardEntry(
  app: App,
  href: string,
  matches: readonly Matched[],
): Promise<{ page: PageContext | null }> {
  const page = matches.at(-1);
  if (page?.routeId === rootRouteId) {
    // No page of visitors: it is asked for anew once all the others are known.
    await app.allRoutes();
    redirect({ href, state: true, replace: true, throw: true });
  }
  if (!page || page.staticData.entry === 'public') return { page: null };
  const { enterPage } = await import('./enter-page.ts');
  const isGateway = page.routeId === '/tenant-gateway';
  const { entry: rule, reads = [] } = page.staticData;
  const [recordId] = Object.values({ ...(page.params as Readonly<Record<string, string>>) });
  return { page: await enterPage(app, { href, isGateway, rule }, { reads, recordId }) };
}

/** The rules of all pages, by their routes: menus and buttons ask them before the guard does. */
export const getEntryRules = ({
  routesByPath,
}: Pick<RegisteredRouter, 'routesByPath'>): ReadonlyMap<Path, EntryRule> =>
  new Map(
    Object.entries(routesByPath).map(([path, { options }]) => [
      path as Path,
      options.staticData.entry,
    ]),
  );

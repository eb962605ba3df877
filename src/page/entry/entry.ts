import type { ComponentType, ReactNode } from 'react';
import { redirect, rootRouteId, type RegisteredRouter } from '@tanstack/react-router';
import type { ReadPath } from '#openapi/client/index.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import type { Path } from '../parameters/addresses.ts';
import type { App } from './app.ts';
import type { PageContext } from './enter-page.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's entry rule; a route without it does not compile. */
    entry: EntryRule;
    /** The route's screen, preloaded before the guard has decided. */
    screen?: { preload(): Promise<unknown> };
    /** Paths of the page's first requests; they need only the record's id. */
    reads?: readonly ReadPath[];
    /** Shown to users who lack the right; the default Access denied page is the fallback. */
    denied?: ComponentType<{ fallback: ReactNode }>;
  }
}

interface Matched {
  routeId: unknown;
  /** The path parameters. */
  params: unknown;
  staticData: { entry: EntryRule; reads?: readonly ReadPath[] };
}

/**
 * Runs the guard for every route, and redirects if the page may not be entered. A public page
 * passes before anything is loaded for the guard, so that the start page stays light. Source:
 * AUTH-014.
 */
export async function guardEntry(
  app: App,
  href: string,
  matches: readonly Matched[],
): Promise<{ page: PageContext | null }> {
  const page = matches.at(-1);
  if (page?.routeId === rootRouteId) {
    // Not a visitors' page: the router matches the address again once all routes are known.
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

/** The entry rules of all pages, by route; menus and buttons check them before the guard does. */
export const getEntryRules = ({
  routesByPath,
}: Pick<RegisteredRouter, 'routesByPath'>): ReadonlyMap<Path, EntryRule> =>
  new Map(
    Object.entries(routesByPath).map(([path, { options }]) => [
      path as Path,
      options.staticData.entry,
    ]),
  );

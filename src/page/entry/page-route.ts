import { createElement, type ComponentType, type ReactNode } from 'react';
import type { CatalogArea } from '#i18n/catalogs.ts';
import type { OperationId, ReadPath } from '#openapi/client/index.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { lazyScreen } from './lazy-screen.ts';

/** Further options of a page's route. */
interface PageOptions {
  /**
   * Paths of the page's first requests; they need only the record's id. They start before the page,
   * when the area's client code is not loaded yet.
   */
  reads?: readonly ReadPath[];
  /**
   * Other operations that the page calls first, so that the embedded server can prepare for them.
   */
  calls?: readonly OperationId[];
  /** Shown to users who lack the right, instead of the Access denied page. */
  denied?: ComponentType<DeniedProps>;
}

/** The Access denied page, as a fallback. */
export interface DeniedProps {
  fallback: ReactNode;
}

/**
 * The options of every page route: its entry rule, the areas whose texts it shows, and its module.
 * Texts and module are loaded on the first navigation to it.
 */
export function page(
  entry: EntryRule,
  texts: readonly CatalogArea[],
  load: () => Promise<{ default: ComponentType }>,
  { reads = [], denied }: PageOptions = {},
) {
  const screen = lazyScreen(texts, () => load().then((module) => module.default));
  return {
    staticData: { entry, screen, reads, ...(denied && { denied }) },
    component: () => createElement(screen),
    loader: screen.preload,
  };
}

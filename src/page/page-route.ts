import { createElement, type ComponentType, type ReactNode } from 'react';
import type { CatalogArea } from '#i18n/catalogs.ts';
import type { OperationId, ReadPath } from '#openapi/client/index.ts';
import type { EntryRule } from '#machines/session/entry-rule.ts';
import { lazyScreen } from './lazy-screen.ts';

/** What more a route may say of its page. */
interface PageOptions {
  /**
   * Paths of the calls that the page makes first, with no more than the record's id: they begin before
   * it, when nothing is known yet of the area's calls.
   */
  reads?: readonly ReadPath[];
  /** Other calls that it makes first: the embedded server is ready for them. */
  calls?: readonly OperationId[];
  /** What is shown to people who lack the right, in place of the page that says so. */
  denied?: ComponentType<DeniedProps>;
}

/** What is handed to it: the page that says what is missing. */
export interface DeniedProps {
  fallback: ReactNode;
}

/**
 * What every route says of its page: whom it lets in, the areas whose texts it shows, and where it
 * is. Both are loaded when the page is first gone to.
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

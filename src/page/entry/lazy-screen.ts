import { createElement, use, type ComponentType } from 'react';
import { loadTexts, type CatalogArea } from '#i18n/catalogs.ts';
import { readable } from '#i18n/readable.ts';
import { preferences } from '#session/storage/workspace/preferences.ts';
import { retryImport } from '#ui/text/retry-import.ts';

/**
 * A screen that is loaded when it is first needed, together with the texts of its areas. If a chunk
 * fails to load, the previous page stays as it is, with everything that was typed.
 */
export function lazyScreen<Props extends object>(
  areas: readonly CatalogArea[],
  load: () => Promise<ComponentType<Props>>,
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadScreen = () => (loading ??= readable(retryImport(load)));
  // React.lazy would briefly render nothing even if the screen is already loaded.
  const Screen = (props: Props) => createElement(use(loadScreen()), props);
  const preload = async () => {
    const { language } = preferences();
    const texts = areas.map((area) => retryImport(() => loadTexts(language, area)));
    await Promise.all([loadScreen(), ...texts]);
  };
  return Object.assign(Screen, { preload });
}

import { createElement, use, type ComponentType } from 'react';
import { loadTexts, type CatalogArea } from '#i18n/catalogs.ts';
import { readable } from '#i18n/readable.ts';
import { askAfterFailedChunk } from './failed-chunk.ts';
import { preferences } from './preferences.ts';

/** Waits before a chunk that failed to load is asked for again, in ms. */
const pauses = [500, 2000];
/** A chunk that has not come by then has failed, in ms. Source: document 1, section 8. */
const chunkTimeLimit = 120_000;

/**
 * A screen that is loaded when it is first needed, together with the texts of its areas. A chunk
 * that fails to load is tried again; then the person is asked, while the page they are on stays as
 * it is with all that was typed.
 */
export function lazyScreen<Props extends object>(
  areas: readonly CatalogArea[],
  load: () => Promise<ComponentType<Props>>,
) {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadScreen = () => (loading ??= readable(loadPatiently(load)));
  // React.lazy would show nothing for a moment even when the screen is there already.
  const Screen = (props: Props) => createElement(use(loadScreen()), props);
  const preload = async () => {
    const { language } = preferences();
    const texts = areas.map((area) => loadPatiently(() => loadTexts(language, area)));
    await Promise.all([loadScreen(), ...texts]);
  };
  return Object.assign(Screen, { preload });
}

async function loadPatiently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const pause of pauses) {
    try {
      return await withinLimit(load());
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  try {
    return await withinLimit(load());
  } catch (error) {
    console.error(error);
    await askAfterFailedChunk();
    return loadPatiently(load);
  }
}

function withinLimit<Result>(loading: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The chunk took too long.')), chunkTimeLimit);
    loading.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

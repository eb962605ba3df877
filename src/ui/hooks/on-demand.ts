import {
  createElement,
  Suspense,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { retryImport } from '../text/retry-import.ts';

/** A component whose code is loaded when it is first shown, or is about to be. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /**
   * Loads the code before it is shown. Never rejects: a failed load is repeated when it is shown.
   */
  preload: () => Promise<void>;
  isLoaded: () => boolean;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of the page that is not visible at first: it renders nothing until its code is loaded,
 * without suspending its surroundings. If loading fails, the user is prompted as for a page.
 */
export function onDemand<Props extends object>(load: Load<Props>): OnDemand<Props> {
  return loadedBy(load, retryImport);
}

/**
 * The same for optional parts: if the code fails to load, the part is omitted until the next time.
 */
export function onDemandAtBest<Props extends object>(load: Load<Props>): OnDemand<Props> {
  return loadedBy(load, () => load());
}

function loadedBy<Props extends object>(
  load: Load<Props>,
  loadToShow: (load: Load<Props>) => ReturnType<Load<Props>>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const listeners = new Set<() => void>();
  const setComponent = (component: ComponentType<Props>) => {
    loaded = component;
    for (const listener of listeners) listener();
  };
  const whenLoaded = (listener: () => void) => {
    listeners.add(listener);
    if (!loaded) void loadToShow(load).then(setComponent, () => undefined);
    return () => listeners.delete(listener);
  };
  const Part = (props: Props) => {
    const Loaded = useSyncExternalStore(whenLoaded, () => loaded);
    // Its texts may load after it: only this part suspends, not the page with the focus.
    return Loaded && createElement(Suspense, null, createElement(Loaded, props));
  };
  return Object.assign(Part, {
    preload: async () => {
      if (!loaded) await load().then(setComponent, () => undefined);
    },
    isLoaded: () => loaded !== null,
  });
}

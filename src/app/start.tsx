import { RouterProvider } from '@tanstack/react-router';
import { visitors } from 'virtual:visitors';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadTexts } from '#i18n/catalogs.ts';
import { preferences } from '#session/storage/workspace/preferences.ts';
import { appAddress } from '#session/address.ts';
import { isSignedInHere } from '#session/redirect-route.ts';
import type { HeadStart } from '#session/head-start.ts';
import type { Configuration } from '#session/configuration.ts';
import { afterSession } from './after-session.ts';
import { createApp } from './app.ts';
import { ConfigurationError } from './config.ts';
import { DeviceLanguage } from './device-language.tsx';
import { addAllRoutes, createAppRouter } from './router.ts';

/** Loaded only when there is a message to show. */
const ConfigurationPage = lazy(() => import('./configuration-page.tsx'));

/**
 * Shows the app once the configuration has loaded, or the error in the configuration. Rejects when
 * the texts cannot be loaded.
 */
export async function start(
  element: HTMLElement,
  pendingConfiguration: Promise<Configuration>,
  headStart: HeadStart,
): Promise<void> {
  const root = createRoot(element, { onCaughtError: (error) => console.error(error) });
  const texts = loadTexts(preferences().language, 'session');
  try {
    const configuration = await pendingConfiguration;
    const app = createApp(
      configuration,
      {
        // The session or the tenant has already ended, so there is no prompt about unsaved changes.
        afterSession: (end) =>
          void router.navigate({ ...afterSession(end), replace: true, ignoreBlocker: true }),
        toGateway: () => void router.navigate({ to: '/tenant-gateway', ignoreBlocker: true }),
        addAllRoutes: () => addAllRoutes(router),
        again: () => void router.invalidate(),
        restart: (path) => location.assign(new URL(path.slice(1), appAddress)),
      },
      headStart,
    );
    const router = createAppRouter(app, visitors);
    if (isSignedInHere()) await app.allRoutes();
    loadScreens(router);
    await texts;
    root.render(
      <StrictMode>
        <DeviceLanguage>
          <RouterProvider router={router} />
        </DeviceLanguage>
      </StrictMode>,
    );
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    root.render(
      <DeviceLanguage>
        <Suspense fallback={null}>
          <ConfigurationPage error={error} />
        </Suspense>
      </DeviceLanguage>,
    );
  }
}

/** Loads the screens for the current address while the guard is still checking. */
function loadScreens(router: ReturnType<typeof createAppRouter>): void {
  for (const { staticData } of router.matchRoutes(router.latestLocation)) {
    void staticData.screen?.preload();
  }
}

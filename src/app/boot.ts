import { pages } from 'virtual:pages';
import { loadTexts } from '#i18n/catalogs.ts';
import { appAddress } from '#session/address.ts';
import { isSignedInElsewhere } from '#session/signed-in-tabs.ts';
import { preferences } from '#session/preferences.ts';
import { isSignedInHere } from '#session/remembered.ts';
import type { Configuration } from '#session/configuration.ts';
import { readConfiguration } from './config.ts';
import { startServer } from './server.ts';
import { vouchForOwn } from './trusted-types.ts';

/**
 * The first thing that runs: reads the configuration and the texts while the start page is still
 * loading. A person who is signed in already has what every page of a tenant needs loaded with it.
 */
export async function boot(element: HTMLElement): Promise<void> {
  vouchForOwn();
  const configuration = readConfiguration();
  configuration.catch(leaveToWhoeverNeedsIt);
  warmUpFor(configuration).catch(leaveToWhoeverNeedsIt);
  loadTexts(preferences().language, 'session').catch(leaveToWhoeverNeedsIt);
  try {
    const { start } = await import('./start.tsx');
    await start(element, configuration);
  } catch (error) {
    console.error(error);
    offerReload(element);
  }
}

/** Whether somebody is signed in: in this tab, or in an open one that a page here takes over from. */
const isPersonBack = async (): Promise<boolean> =>
  isSignedInHere() || (location.href !== appAddress && (await isSignedInElsewhere()));

/** The start page itself did not arrive: without it there are no texts and no widgets either. */
function offerReload(element: HTMLElement): void {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Atrium could not be loaded. Reload the page';
  reload.addEventListener('click', () => location.reload());
  element.replaceChildren(reload);
}

async function warmUpFor(configuration: Promise<Configuration>): Promise<void> {
  if (await isPersonBack()) await warmUp(await configuration);
}

/** The server first: it has a service worker to start. What the address shows comes with it all. */
function warmUp(configuration: Configuration): Promise<unknown> {
  const path = location.pathname.slice(new URL(appAddress).pathname.length - 1);
  const [, texts = [], reads = [], loadPage] = pages.find(([fits]) => fits.test(path)) ?? [];
  return Promise.all([
    startServer(configuration, reads),
    import('#session/session.ts'),
    import('../routes/-frame/tenant-frame.tsx'),
    import('#page/enter-page.ts'),
    import('#session/read-workspace.ts'),
    loadPage?.(),
    ...texts.map((area) => loadTexts(preferences().language, area)),
  ]);
}

/** A failure is told by the page that waits for what failed. */
const leaveToWhoeverNeedsIt = () => undefined;

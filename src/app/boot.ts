import { loadTexts, preloadTexts } from '#i18n/catalogs.ts';
import { systemClock } from '#machines/clock.ts';
import { appAddress } from '#session/address.ts';
import { startFirstCalls } from '#session/first-calls.ts';
import { createHeadStart, type HeadStart } from '#session/head-start.ts';
import { isSignedInInOtherTab } from '#session/signed-in-tabs.ts';
import { preferences } from '#session/preferences.ts';
import { isSignedInHere } from '#session/remembered.ts';
import type { Configuration } from '#session/configuration.ts';
import { readConfiguration } from './config.ts';
import { getApiAddress, getFirstNetwork, network } from './server.ts';
import { installTrustedTypes } from './trusted-types.ts';

/**
 * The first thing that runs: reads the configuration and the texts while the start page is still
 * loading. A person who is signed in already has what every page of a tenant needs loaded with it.
 */
export async function boot(element: HTMLElement): Promise<void> {
  installTrustedTypes();
  const configuration = readConfiguration();
  configuration.catch(leaveToWhoeverNeedsIt);
  const headStart = createHeadStart(systemClock, network);
  warmUpFor(configuration, headStart).catch(leaveToWhoeverNeedsIt);
  loadTexts(preferences().language, 'session').catch(leaveToWhoeverNeedsIt);
  // The code of the page is asked for before the start page takes the processor.
  if (isSignedInHere()) await import('virtual:pages').catch(leaveToWhoeverNeedsIt);
  try {
    const { start } = await import('./start.tsx');
    await start(element, configuration, headStart);
  } catch (error) {
    console.error(error);
    offerReload(element);
  }
}

/** Whether somebody is signed in: in this tab, or in an open one that a page here takes over from. */
const isPersonBack = async (): Promise<boolean> =>
  isSignedInHere() || (location.href !== appAddress && (await isSignedInInOtherTab()));

/** The start page itself did not arrive: without it there are no texts and no widgets either. */
function offerReload(element: HTMLElement): void {
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Atrium could not be loaded. Reload the page';
  reload.addEventListener('click', () => location.reload());
  element.replaceChildren(reload);
}

async function warmUpFor(
  pendingConfiguration: Promise<Configuration>,
  headStart: HeadStart,
): Promise<void> {
  if (await isPersonBack()) await warmUp(await pendingConfiguration, headStart);
}

/** The server first: it has a service worker to start. What the address shows comes with it all. */
function warmUp(configuration: Configuration, headStart: HeadStart): Promise<unknown> {
  const knownPages = import('virtual:pages');
  preloadTexts(preferences().language);
  return Promise.all([
    warmUpCalls(configuration, headStart, knownPages),
    knownPages.then(loadPage),
    import('../routeTree.gen.ts'),
    import('#session/session.ts'),
    import('../routes/-frame/tenant-frame.tsx'),
    import('#page/enter-page.ts'),
    import('#session/read-workspace.ts'),
  ]);
}

type KnownPages = typeof import('virtual:pages');

/** The page at the address of this document, and what the address captures. */
function pageHere({ pages }: KnownPages) {
  const path = location.pathname.slice(new URL(appAddress).pathname.length - 1);
  const page = pages.find(({ at }) => at.test(path));
  return page && { ...page, recordId: page.at.exec(path)?.[1] };
}

function loadPage(known: KnownPages): Promise<unknown> {
  const { load, texts = [] } = pageHere(known) ?? {};
  return Promise.all([load?.(), ...texts.map((area) => loadTexts(preferences().language, area))]);
}

/** The first calls wait for nothing but who answers them. */
async function warmUpCalls(
  configuration: Configuration,
  headStart: HeadStart,
  knownPages: Promise<KnownPages>,
): Promise<void> {
  const areas = knownPages.then((known) => pageHere(known)?.areas ?? []);
  const [known, sendRequest] = await Promise.all([
    knownPages,
    getFirstNetwork(configuration, areas),
  ]);
  const page = pageHere(known);
  if (!page?.isOfTenant) return;
  const apiAddress = getApiAddress(configuration);
  const start = (request: Request) => headStart.start(request, sendRequest);
  startFirstCalls({ ...page, whoIs: known.whoIs }, { configuration, apiAddress, start });
}

/** A failure is told by the page that waits for what failed. */
const leaveToWhoeverNeedsIt = () => undefined;

import { loadTexts, preloadTexts } from '#i18n/catalogs.ts';
import { systemClock } from '#machines/clock.ts';
import { appAddress } from '#session/address.ts';
import { startFirstCalls } from '#session/first-calls.ts';
import { createHeadStart, type HeadStart } from '#session/head-start.ts';
import { isSignedInInOtherTab } from '#session/tabs/signed-in-tabs.ts';
import { preferences } from '#session/storage/workspace/preferences.ts';
import { isSignedInHere } from '#session/redirect-route.ts';
import type { Configuration } from '#session/configuration.ts';
import { readConfiguration } from './config.ts';
import { getApiAddress, getFirstNetwork, network } from './server.ts';
import { installTrustedTypes } from './trusted-types.ts';

/**
 * Runs first: loads the configuration and the texts while the start page is still loading. For a
 * person who is already signed in, it also preloads everything that a tenant page needs.
 */
export async function boot(element: HTMLElement): Promise<void> {
  installTrustedTypes();
  const configuration = readConfiguration();
  configuration.catch(leaveToLaterUse);
  const headStart = createHeadStart(systemClock, network);
  warmUpFor(configuration, headStart).catch(leaveToLaterUse);
  loadTexts(preferences().language, 'session').catch(leaveToLaterUse);
  // Requests the code of the page before the start page occupies the processor.
  if (isSignedInHere()) await import('virtual:pages').catch(leaveToLaterUse);
  try {
    const { start } = await import('./start.tsx');
    await start(element, configuration, headStart);
  } catch (error) {
    console.error(error);
    offerReload(element);
  }
}

/**
 * Whether someone is signed in: in this tab, or in another open tab whose session a page here takes
 * over.
 */
const isPersonBack = async (): Promise<boolean> =>
  isSignedInHere() || (location.href !== appAddress && (await isSignedInInOtherTab()));

/** The start page itself failed to load, so there are no texts and no widgets either. */
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

/**
 * The server comes first, since it has to start a service worker. The page at the URL is loaded in
 * parallel.
 */
function warmUp(configuration: Configuration, headStart: HeadStart): Promise<unknown> {
  const knownPages = import('virtual:pages');
  preloadTexts(preferences().language);
  return Promise.all([
    warmUpCalls(configuration, headStart, knownPages),
    knownPages.then(loadPage),
    import('../routeTree.gen.ts'),
    import('#session/session.ts'),
    import('../routes/-frame/tenant-frame.tsx'),
    import('#page/entry/enter-page.ts'),
    import('#session/read-workspace.ts'),
  ]);
}

type KnownPages = typeof import('virtual:pages');

/** The page at the URL of this document, and the record id in that URL. */
function pageHere({ pages }: KnownPages) {
  const path = location.pathname.slice(new URL(appAddress).pathname.length - 1);
  const page = pages.find(({ at }) => at.test(path));
  return page && { ...page, recordId: page.at.exec(path)?.[1] };
}

function loadPage(known: KnownPages): Promise<unknown> {
  const { load, texts = [] } = pageHere(known) ?? {};
  return Promise.all([load?.(), ...texts.map((area) => loadTexts(preferences().language, area))]);
}

/** The first calls wait only for the network or the embedded server. */
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

/** The page that needs the failed load reports the failure. */
const leaveToLaterUse = () => undefined;

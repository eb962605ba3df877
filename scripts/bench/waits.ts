import type { Browser, Page } from 'playwright';
import { person } from './backend.ts';
import {
  catalogueRows,
  freshPage,
  hourTiles,
  painted,
  signIn,
  signInButton,
  type Awaited,
} from './browser.ts';
import { entered } from './catalogue.ts';
import { full, type Effort } from './effort.ts';
import { createMedianFigure, median, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';
import { clearHttpCache, slowDevice, slowLine } from './slow.ts';
import type { StaticServer } from './static-server.ts';

const runs = 5;

type Pages = Pick<Sites, 'embedded' | 'withBackend' | 'floor'>;

/** How long a person waits on a slow network and device, in ms. */
export async function measureWaits(
  browser: Browser,
  sites: Pages,
  effort: Effort = full,
): Promise<Figure[]> {
  return [
    ...(await measureLanding(browser, sites, effort)),
    ...(await measureDashboard(browser, sites, effort)),
    ...(await measureGrid(browser, sites, effort)),
  ];
}

/** Throttles a site's connection and a page's device until they are released. */
async function slowDown(site: StaticServer, page: Page, { isSlowed }: Effort): Promise<void> {
  if (!isSlowed) return;
  site.shape(slowLine);
  await slowDevice(page);
}

/**
 * Alternates between the start page and the bare page, so that machine load affects both equally.
 */
async function measureLanding(
  browser: Browser,
  { withBackend, floor }: Pages,
  effort: Effort,
): Promise<Figure[]> {
  const landing: number[] = [];
  const bare: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    bare.push(await firstVisit(browser, floor, effort));
    landing.push(await firstVisit(browser, withBackend, effort));
  }
  return [
    createMedianFigure(bare, { name: 'Bare page of React and TanStack Router', unit: 'ms' }),
    createMedianFigure(landing, { name: 'Start page until Sign In', unit: 'ms' }),
    {
      name: 'Start page in bare pages',
      unit: '×',
      value: median(landing) / median(bare),
      runs: landing.map((ms, run) => ms / (bare[run] ?? Number.NaN)),
      budget: 1.5,
    },
  ];
}

async function firstVisit(browser: Browser, site: StaticServer, effort: Effort): Promise<number> {
  const page = await freshPage(browser);
  await slowDown(site, page, effort);
  await page.goto(site.origin, { waitUntil: 'commit' });
  const { sinceNavigation } = await painted(page, signInButton);
  await page.context().close();
  site.shape(null);
  return sinceNavigation;
}

/** A page opened by its address, including the embedded server. */
interface Address {
  path: string;
  awaited: Awaited;
}

/** Ms until it is painted: with an empty and with a full HTTP cache. */
async function visits(page: Page, site: StaticServer, { path, awaited }: Address, effort: Effort) {
  const session = await page.context().newCDPSession(page);
  const cold: number[] = [];
  const warm: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    await page.goto('about:blank');
    await clearHttpCache(session);
    await page.goto(`${site.origin}${path}`, { waitUntil: 'commit' });
    cold.push((await painted(page, awaited)).sinceNavigation);
    await page.reload({ waitUntil: 'commit' });
    warm.push((await painted(page, awaited)).sinceNavigation);
  }
  return { cold, warm };
}

/**
 * The Dashboard until the hours are painted: in the signed-in tab, and in a new tab that takes over
 * its session.
 */
async function measureDashboard(
  browser: Browser,
  { embedded }: Pages,
  effort: Effort,
): Promise<Figure[]> {
  const page = await freshPage(browser);
  await page.goto(embedded.origin);
  await signIn(page, person.name);
  await slowDown(embedded, page, effort);
  const dashboard = { path: '/dashBoard', awaited: hourTiles };
  const { cold, warm } = await visits(page, embedded, dashboard, effort);
  const newTab: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    const other = await page.context().newPage();
    await slowDown(embedded, other, effort);
    const start = Date.now(); // multiple documents load one after another
    await other.goto(`${embedded.origin}${dashboard.path}`, { waitUntil: 'commit' });
    newTab.push((await painted(other, hourTiles)).epoch - start);
    await other.close();
  }
  await page.context().close();
  embedded.shape(null);
  return [
    createMedianFigure(cold, {
      name: 'Dashboard by URL, cold cache',
      unit: 'ms',
      budget: 2000,
    }),
    createMedianFigure(warm, { name: 'Dashboard after a reload', unit: 'ms', budget: 1200 }),
    createMedianFigure(newTab, {
      name: 'Dashboard in a new tab',
      unit: 'ms',
      budget: 2200,
    }),
  ];
}

/** The grid of services until its rows are painted. */
async function measureGrid(
  browser: Browser,
  { embedded }: Pages,
  effort: Effort,
): Promise<Figure[]> {
  const page = await entered(browser, embedded.origin);
  const grid = { path: '/services', awaited: catalogueRows };
  const { cold: quick } = await visits(page, embedded, grid, effort);
  await slowDown(embedded, page, effort);
  const { cold, warm } = await visits(page, embedded, grid, effort);
  await page.context().close();
  embedded.shape(null);
  return [
    createMedianFigure(quick, {
      name: 'Services by URL, cold cache, fast network',
      unit: 'ms',
      budget: 330,
    }),
    createMedianFigure(cold, {
      name: 'Services by URL, cold cache',
      unit: 'ms',
      budget: 2300,
    }),
    createMedianFigure(warm, { name: 'Services after a reload', unit: 'ms', budget: 1200 }),
  ];
}

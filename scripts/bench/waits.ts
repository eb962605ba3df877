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

/** How long a person waits on a slow network with a slow device, in ms. */
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

/** Slows the line of a site and the device of a page, until they are let go. */
async function slowDown(site: StaticServer, page: Page, { isSlowed }: Effort): Promise<void> {
  if (!isSlowed) return;
  site.shape(slowLine);
  await slowDevice(page);
}

/** The start page beside the bare page, in turns, so that a busy machine slows both alike. */
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

/** A page that is gone to by its address, embedded server included. */
interface Address {
  path: string;
  awaited: Awaited;
}

/** In ms until it is painted: with nothing in the HTTP cache, and with all of it. */
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
 * The Dashboard until the hours are painted: in the tab that is signed in, and in a new tab, which
 * takes the session over from the first.
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
    const start = Date.now(); // several documents follow one another
    await other.goto(`${embedded.origin}${dashboard.path}`, { waitUntil: 'commit' });
    newTab.push((await painted(other, hourTiles)).epoch - start);
    await other.close();
  }
  await page.context().close();
  embedded.shape(null);
  return [
    createMedianFigure(cold, {
      name: 'Dashboard by its address, cold cache',
      unit: 'ms',
      budget: 2000,
    }),
    createMedianFigure(warm, { name: 'Dashboard after a reload', unit: 'ms', budget: 1200 }),
    createMedianFigure(newTab, {
      name: 'Dashboard in a new tab beside it',
      unit: 'ms',
      budget: 2200,
    }),
  ];
}

/** The grid of the services until its rows are painted. */
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
      name: 'Services by their address, cold cache, quick line',
      unit: 'ms',
      budget: 330,
    }),
    createMedianFigure(cold, {
      name: 'Services by their address, cold cache',
      unit: 'ms',
      budget: 2300,
    }),
    createMedianFigure(warm, { name: 'Services after a reload', unit: 'ms', budget: 1200 }),
  ];
}

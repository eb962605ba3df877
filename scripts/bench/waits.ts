import type { Browser } from 'playwright';
import { person } from './backend.ts';
import { freshPage, hourTiles, painted, signIn, signInButton } from './browser.ts';
import { whole, type Effort } from './effort.ts';
import { medianOf, median, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';
import { forgetHttpCache, slowDown } from './slow.ts';

const runs = 5;

type Pages = Pick<Sites, 'embedded' | 'withBackend' | 'floor'>;

/** How long a person waits on a slow network with a slow device, in ms. */
export async function measureWaits(
  browser: Browser,
  sites: Pages,
  effort: Effort = whole,
): Promise<Figure[]> {
  return [
    ...(await measureLanding(browser, sites, effort)),
    ...(await measureDashboard(browser, sites, effort)),
  ];
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
    bare.push(await firstVisit(browser, floor.origin, effort));
    landing.push(await firstVisit(browser, withBackend.origin, effort));
  }
  return [
    medianOf(bare, { name: 'Bare page of React and TanStack Router', unit: 'ms' }),
    medianOf(landing, { name: 'Start page until Sign In', unit: 'ms' }),
    {
      name: 'Start page in bare pages',
      unit: '×',
      value: median(landing) / median(bare),
      runs: landing.map((ms, run) => ms / (bare[run] ?? Number.NaN)),
      budget: 1.5,
    },
  ];
}

async function firstVisit(browser: Browser, origin: string, effort: Effort): Promise<number> {
  const page = await freshPage(browser);
  if (effort.isSlowed) await slowDown(browser, page);
  await page.goto(origin, { waitUntil: 'commit' });
  const { sinceNavigation } = await painted(page, signInButton);
  await page.context().close();
  return sinceNavigation;
}

/**
 * The Dashboard by its address, embedded server included, until the hours are painted: in the tab
 * that is signed in, with nothing in the HTTP cache and then with all of it, and in a new tab,
 * which takes the session over from the first.
 */
async function measureDashboard(
  browser: Browser,
  { embedded }: Pages,
  effort: Effort,
): Promise<Figure[]> {
  const page = await freshPage(browser);
  await page.goto(embedded.origin);
  await signIn(page, person.name);
  if (effort.isSlowed) await slowDown(browser, page);
  const session = await page.context().newCDPSession(page);
  const address = `${embedded.origin}/dashBoard`;
  const cold: number[] = [];
  const warm: number[] = [];
  const newTab: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    await page.goto('about:blank');
    await forgetHttpCache(session);
    await page.goto(address, { waitUntil: 'commit' });
    cold.push((await painted(page, hourTiles)).sinceNavigation);
    await page.reload({ waitUntil: 'commit' });
    warm.push((await painted(page, hourTiles)).sinceNavigation);
  }
  for (let run = 0; run < effort.runs(runs); run += 1) {
    const other = await page.context().newPage();
    if (effort.isSlowed) await slowDown(browser, other);
    const start = Date.now(); // several documents follow one another
    await other.goto(address, { waitUntil: 'commit' });
    newTab.push((await painted(other, hourTiles)).epoch - start);
    await other.close();
  }
  await page.context().close();
  return [
    medianOf(cold, { name: 'Dashboard by its address, cold cache', unit: 'ms', budget: 2400 }),
    medianOf(warm, { name: 'Dashboard after a reload', unit: 'ms', budget: 1200 }),
    medianOf(newTab, { name: 'Dashboard in a new tab beside it', unit: 'ms' }),
  ];
}

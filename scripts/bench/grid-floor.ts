import type { Browser, CDPSession, Page } from 'playwright';
import { catalogueRows, freshPage, painted } from './browser.ts';
import { entered } from './catalogue.ts';
import { timesFromClick } from './clicks.ts';
import { full, type Effort } from './effort.ts';
import { createMedianFigure, median, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';
import { clearHttpCache } from './slow.ts';

const runs = 15;
const rowsAgain = 9;

/** Measurements of one of the two apps, by name; in ms, and MB for the heap. */
type Measured = Record<keyof typeof limits, number[]>;

/** What the app may take, in multiples of the bare app. */
const limits = {
  cold: { name: 'Grid by URL, cold cache', budget: 1.6 },
  coldWork: { name: 'Grid by URL, cold cache, work of the main thread' },
  reload: { name: 'Grid after a reload', budget: 1.6 },
  reloadWork: { name: 'Grid after a reload, work of the main thread' },
  again: { name: 'Grid again by a click', budget: 1.5 },
  againWork: { name: 'Grid again by a click, work of the main thread' },
  heap: { name: 'Heap of the grid', budget: 2 },
} as const satisfies Record<string, { name: string; budget?: number }>;

/**
 * The grid of services and a bare app with the same rows, in turns, so that other load on the
 * machine affects both. The ratios are what counts: they hold on any machine.
 */
export async function measureFloor(
  browser: Browser,
  { embedded, gridFloor }: Pick<Sites, 'embedded' | 'gridFloor'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const bare = await openTab(await freshPage(browser), gridFloor.origin);
  const app = await openTab(await entered(browser, embedded.origin), embedded.origin);
  await bare.visit(); // registers its worker, as signing in has registered the app's
  await app.visit();
  bare.clear();
  app.clear();
  for (let run = 0; run < effort.runs(runs); run += 1) {
    await bare.visit();
    await app.visit();
  }
  await bare.weigh();
  await app.weigh();
  for (let run = 0; run < effort.runs(rowsAgain); run += 1) {
    await bare.again();
    await app.again();
  }
  await bare.close();
  await app.close();
  return Object.entries(limits).flatMap(([key, about]) =>
    compare(about, app.measured[key as keyof Measured], bare.measured[key as keyof Measured]),
  );
}

function compare(
  { name, budget }: { name: string; budget?: number },
  app: number[],
  bare: number[],
): Figure[] {
  const unit = name.startsWith('Heap') ? 'MB' : 'ms';
  return [
    createMedianFigure(bare, { name: `${name}: bare app`, unit }),
    createMedianFigure(app, { name: `${name}: Atrium`, unit }),
    {
      name: `${name}: in bare apps`,
      unit: '×',
      value: median(app) / median(bare),
      ...(budget !== undefined && { budget }),
    },
  ];
}

/** A tab that measures one of the apps at its grid. */
async function openTab(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const createMeasured = (): Measured => ({
    cold: [],
    coldWork: [],
    reload: [],
    reloadWork: [],
    again: [],
    againWork: [],
    heap: [],
  });
  const tab = { measured: createMeasured() };

  async function timed(
    times: 'cold' | 'reload',
    work: 'coldWork' | 'reloadWork',
    load: () => Promise<unknown>,
  ): Promise<void> {
    await load();
    tab.measured[times].push((await painted(page, catalogueRows)).sinceNavigation);
    tab.measured[work].push(await readWork(session)); // counted from the navigation on
  }

  return Object.assign(tab, {
    clear: (): void => {
      tab.measured = createMeasured();
    },
    /** Opens the grid with an empty HTTP cache, and reloads it. */
    visit: async (): Promise<void> => {
      await page.goto('about:blank');
      await clearHttpCache(session);
      await timed('cold', 'coldWork', () =>
        page.goto(`${origin}/services`, { waitUntil: 'commit' }),
      );
      await timed('reload', 'reloadWork', () => page.reload({ waitUntil: 'commit' }));
    },
    /** Leaves for the Dashboard and comes back by a click. */
    again: async (): Promise<void> => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
      await page.waitForTimeout(300); // what the Dashboard loads has come
      const waiting = page.evaluate(timesFromClick, [catalogueRows]);
      const before = await readWork(session);
      await page.evaluate(() => {
        document.querySelector<HTMLElement>('a[href="/services"]')?.click();
      });
      const [time = Number.NaN] = await waiting;
      tab.measured.again.push(time);
      tab.measured.againWork.push((await readWork(session)) - before);
    },
    weigh: async (): Promise<void> => {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      tab.measured.heap.push(usedSize / 1024 ** 2);
    },
    close: () => page.context().close(),
  });
}

/** Processor time of the page's main thread since its navigation, in ms. */
async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

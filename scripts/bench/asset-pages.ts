import type { Browser, Page } from 'playwright';
import { importAssets } from './asset-world.ts';
import { catalogueRows, painted } from './browser.ts';
import { entered, turnPages } from './catalogue.ts';
import { timesFromClick } from './clicks.ts';
import { full, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const count = 50_000;
const first = 5_000;
const runs = 15;
/** The search debounce in ms: not part of the figure. */
const typingPause = 400;

/** The pages of 50,000 assets: opening, paging and searching the list. */
export async function measureAssetPages(
  browser: Browser,
  { embedded: { origin } }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await entered(browser, origin);
  const imports = await importAssets(page, origin, { first, total: count, effort });
  const pageSize = effort.isLarge ? 50 : 10;
  const list = `${origin}/assetManager?pageSize=${pageSize}`;
  await page.goto(list);
  const after = await painted(page, catalogueRows);
  await page.waitForTimeout(effort.pause(5000)); // the cache is written when idle
  await page.reload();
  const again = await painted(page, catalogueRows);
  const turns = await turnPages(page, { pageSize, times: effort.runs(runs) });
  const searches = await searchOften(page, effort.runs(runs));
  const opened = await openOften(page, effort.runs(runs));
  const run = await runYear(page, origin);
  await page.context().close();
  const of50k = `of ${count.toLocaleString('en')} assets`;
  return [
    { name: `${first} lines to import until checked`, unit: 'ms', value: imports.checked },
    { name: `${first} lines until imported`, unit: 'ms', value: imports.imported },
    {
      name: `First load of the list ${of50k} after imports`,
      unit: 'ms',
      value: after.sinceNavigation,
    },
    { name: `Load of the list ${of50k}`, unit: 'ms', value: again.sinceNavigation },
    createMedianFigure(opened, { name: `Click on the list ${of50k} until its rows`, unit: 'ms' }),
    createMedianFigure(turns, {
      name: `Next page ${of50k} until its rows`,
      unit: 'ms',
      budget: 60,
    }),
    createMedianFigure(searches, {
      name: `Search in 50,000 assets until its rows, from the end of the pause in typing`,
      unit: 'ms',
      budget: 50,
    }),
    { name: `Run of the depreciation ${of50k}`, unit: 'ms', value: run.time, budget: 3000 },
    {
      name: 'Longest task during it',
      unit: 'ms',
      value: run.longest,
      budget: 200,
      note: `${run.tasks.length} over 50 ms`,
    },
  ];
}

/** Ms from a click on the menu entry until rows are painted; the page has been visited before. */
async function openOften(page: Page, times: number): Promise<number[]> {
  const found: number[] = [];
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (let run = 0; run <= times; run += 1) {
    await menu.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const waiting = page.evaluate(timesFromClick, [catalogueRows]);
    await menu.getByRole('link', { name: 'Asset Manager', exact: true }).click();
    const [time = Number.NaN] = await waiting;
    if (run > 0) found.push(time);
  }
  return found;
}

/** Ms from the end of the debounce after each letter until the matching rows are painted. */
async function searchOften(page: Page, times: number): Promise<number[]> {
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search', exact: true });
  const found: number[] = [];
  await field.fill('bench 1');
  await page.getByText(/^Showing 1 - /).waitFor();
  for (let run = 0; run < times; run += 1) {
    await page.waitForTimeout(2 * typingPause);
    const waiting = page.evaluate(timeFromLetter);
    await field.press(run % 2 === 0 ? '4' : 'Backspace');
    found.push((await waiting) - typingPause);
  }
  return found;
}

/** Runs in the page: ms from the next letter until the list has painted other rows. */
function timeFromLetter(): Promise<number> {
  const received = () =>
    [...document.querySelectorAll('main p')].find((each) => each.textContent.startsWith('Showing '))
      ?.textContent;
  const before = received();
  return new Promise((resolve) => {
    const listen = ({ timeStamp }: Event) => {
      const look = () => {
        const now = received();
        if (now === undefined || now === before) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - timeStamp), 0);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('input', listen, { capture: true, once: true });
  });
}

/** Ms of a first depreciation run, and of the tasks that blocked the page in the meantime. */
async function runYear(page: Page, origin: string) {
  await page.goto(`${origin}/assetDepreciation`);
  const button = page.getByRole('button', { name: /^Run / }).first();
  await button.waitFor();
  await page.evaluate(noteLongTasks);
  const began = performance.now();
  await button.click();
  await page.getByRole('dialog', { name: / completed$/ }).waitFor();
  const time = performance.now() - began;
  await page.waitForTimeout(200); // the last ones are reported late
  const tasks = await page.evaluate(() => globalThis.benchTasks);
  return { time, tasks, longest: Math.max(0, ...tasks) };
}

declare global {
  /** Durations of tasks longer than 50 ms, in ms. */
  var benchTasks: number[];
}

function noteLongTasks(): void {
  globalThis.benchTasks = [];
  new PerformanceObserver((list) => {
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

import type { Browser, Page } from 'playwright';
import { person } from './backend.ts';
import { freshPage, signIn } from './browser.ts';
import { timesFromClick } from './clicks.ts';
import { full, getWorldUrl, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 7;
/** Number of rows to scroll. */
const scrolled = 1000;
/** Expects all 5,000 in the large world. */
const getBellPattern = ({ isLarge }: Effort) =>
  isLarge ? /^Notifications, [\d,]{5,} unread$/ : /^Notifications, \d+ unread$/;
/** Ms from hovering over the bell to pressing it; people are hardly faster. */
const aim = 100;

const row = { selector: '[role="dialog"] [role="row"]', text: '' };

/** The bell of a person with 5,000 pending notifications: its list, and the page's heap. */
export async function measureBell(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await freshPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(getWorldUrl(embedded.origin, effort));
  await signIn(page, person.name);
  const first: number[] = [];
  const again: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    await page.reload();
    await page.getByRole('button', { name: getBellPattern(effort) }).waitFor();
    await page.waitForTimeout(effort.pause(500)); // the page itself is complete
    first.push(await open(page));
    await close(page);
    again.push(await open(page));
    await close(page);
  }
  const growth = await heapGrowth(page, effort);
  await page.context().close();
  return [
    createMedianFigure(first, {
      name: 'Notifications (5,000): click until list',
      unit: 'ms',
      budget: 100,
    }),
    createMedianFigure(again, {
      name: 'Notifications (5,000): opened again',
      unit: 'ms',
      budget: 100,
    }),
    {
      name: 'Notifications: memory after scrolling through 1,000',
      unit: 'MB',
      value: growth,
      budget: 10,
    },
  ];
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, / });

async function open(page: Page): Promise<number> {
  const waiting = page.evaluate(timesFromClick, [row]);
  await bell(page).hover();
  await page.waitForTimeout(aim);
  await page.mouse.down();
  await page.mouse.up();
  const [time = Number.NaN] = await waiting;
  return time;
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(row.selector).first().waitFor({ state: 'detached' });
  await page.mouse.move(0, 0);
}

/** Heap growth of the page after scrolling far down the list, relative to its first page, in MB. */
async function heapGrowth(page: Page, effort: Effort): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 ** 2;
  };
  await open(page);
  const list = page.getByRole('dialog').getByRole('grid');
  // The first pages load code that stays in memory.
  await list.evaluate(scrollThrough, effort.isLarge ? 60 : 1);
  const before = await used();
  await list.evaluate(scrollThrough, effort.isLarge ? scrolled : 1);
  return (await used()) - before;
}

/**
 * Runs in the page: scrolls to the end, again when more rows load, until `count` rows are above.
 */
function scrollThrough(list: Element, count: number): Promise<void> {
  return new Promise((resolve) => {
    const step = () => {
      const rows = [...list.querySelectorAll('[role="row"]')];
      const last = Math.max(...rows.map((each) => Number(each.getAttribute('aria-rowindex'))));
      if (last >= count) {
        resolve();
        return;
      }
      list.scrollTop += list.clientHeight;
      setTimeout(step, 16);
    };
    step();
  });
}

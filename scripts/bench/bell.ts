import type { Browser, Page } from 'playwright';
import { person } from './backend.ts';
import { freshPage, signIn } from './browser.ts';
import { timesFromClick } from './clicks.ts';
import { full, getWorldUrl, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 7;
/** So many are scrolled through. */
const scrolled = 1000;
/** Waits for all of 5,000 where the world is the large one. */
const getBellPattern = ({ isLarge }: Effort) =>
  isLarge ? /^Notifications, [\d,]{5,} unread$/ : /^Notifications, \d+ unread$/;
/** From pointing at the bell to pressing it; a hand is hardly faster. */
const aim = 100;

const row = { selector: '[role="dialog"] [role="row"]', text: '' };

/** The bell of a person whom 5,000 notifications wait for: its list, and what the page holds. */
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
    await page.waitForTimeout(effort.pause(500)); // the page itself is done
    first.push(await open(page));
    await close(page);
    again.push(await open(page));
    await close(page);
  }
  const growth = await heapGrowth(page, effort);
  await page.context().close();
  return [
    createMedianFigure(first, {
      name: 'Bell with 5,000 notifications until its list',
      unit: 'ms',
      budget: 100,
    }),
    createMedianFigure(again, { name: 'The same bell opened again', unit: 'ms', budget: 100 }),
    { name: 'Memory after scrolling through 1,000 of them', unit: 'MB', value: growth, budget: 10 },
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

/** What the page holds more of after a long way down the list than with its first page, in MB. */
async function heapGrowth(page: Page, effort: Effort): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const used = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize / 1024 ** 2;
  };
  await open(page);
  const list = page.getByRole('dialog').getByRole('grid');
  // The first pages bring code that stays.
  await list.evaluate(scrollThrough, effort.isLarge ? 60 : 1);
  const before = await used();
  await list.evaluate(scrollThrough, effort.isLarge ? scrolled : 1);
  return (await used()) - before;
}

/** Runs in the page: to the end, and on as it is put off, until so many rows lie above it. */
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

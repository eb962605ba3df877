import type { Browser, Page } from 'playwright';
import { freshPage } from './browser.ts';
import { timesFromClick } from './clicks.ts';
import { full, getWorldUrl, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 15;

/** The catalogue of 10,000 services, 50 per page; and a form of the small world to type into. */
export async function measureCatalogue(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const large = await entered(browser, getWorldUrl(embedded.origin, effort));
  const pageSize = effort.isLarge ? 50 : 10;
  await large.goto(`${embedded.origin}/services?pageSize=${pageSize}`);
  const turns = await turnPages(large, { pageSize, times: effort.runs(runs) });
  await large.context().close();
  const small = await entered(browser, embedded.origin);
  await small.goto(`${embedded.origin}/services/service/AddService`);
  const slowest = await typeSlowly(small, effort);
  await small.context().close();
  return [
    createMedianFigure(turns, {
      name: 'Next page of 10,000 services until its rows',
      unit: 'ms',
      budget: 60,
    }),
    {
      name: 'Slowest interaction while typing in a form, CPU 4 times slower',
      unit: 'ms',
      value: slowest,
      budget: 50,
    },
  ];
}

/** A new page in which Ava works in Aster Labs. */
export async function entered(browser: Browser, address: string): Promise<Page> {
  const page = await freshPage(browser);
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  await enter(page, 'Ava Stone', 'Aster Labs');
  return page;
}

/** A person with multiple tenants selects one. */
async function enter(page: Page, person: string, tenant: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText(person).click();
  await page.getByRole('heading', { name: 'Select Tenant' }).waitFor();
  await page.getByRole('button', { name: 'Tenant' }).click();
  await page.getByRole('option', { name: tenant }).click();
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
}

/** A person looks at a page before paging on, in ms; the next one is prefetched in the meantime. */
const look = 500;

/** Ms from each click on the next page of a list until its rows are painted. */
export async function turnPages(
  page: Page,
  { pageSize, times: count }: { pageSize: number; times: number },
): Promise<number[]> {
  await page.getByText(new RegExp(`^Showing 1 - ${pageSize} of `)).waitFor();
  const times: number[] = [];
  for (let run = 1; run <= count; run += 1) {
    const text = `Showing ${run * pageSize + 1} - `;
    const waiting = page.evaluate(timesFromClick, [
      { selector: 'main [role="status"], main p', text },
    ]);
    await page.getByRole('button', { name: 'Next page' }).click();
    const [time = Number.NaN] = await waiting;
    times.push(time);
    await page.waitForTimeout(look);
  }
  return times;
}

/** The slowest key in the form of a service, in ms. */
async function typeSlowly(page: Page, effort: Effort): Promise<number> {
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.waitFor();
  return slowestKey(page, effort, async (delay) => {
    await name.pressSequentially('Phishing drill for everybody', { delay });
    await page
      .getByRole('textbox', { name: 'Latest Version' })
      .pressSequentially('2026.11', { delay });
    await page.getByRole('textbox', { name: 'Price' }).pressSequentially('12500.75', { delay });
  });
}

/**
 * The slowest key until its paint while typing, in ms, on a processor 4 times slower; values below
 * 16 ms are not reported.
 */
export async function slowestKey(
  page: Page,
  effort: Effort,
  type: (delay: number) => Promise<void>,
): Promise<number> {
  await page.waitForTimeout(effort.pause(5000)); // the page itself is complete, and the work after it
  if (effort.isSlowed) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (!/^key|input/.test(name)) continue; // clicks before it are not typing
        Reflect.set(globalThis, 'slowest', Math.max(Reflect.get(globalThis, 'slowest'), duration));
      }
    });
    Reflect.set(globalThis, 'slowest', 0);
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await type(effort.pause(60));
  await page.waitForTimeout(effort.pause(500)); // the last ones are reported late
  return page.evaluate(() => Number(Reflect.get(globalThis, 'slowest')));
}

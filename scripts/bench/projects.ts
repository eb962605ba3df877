import type { Browser, Page } from 'playwright';
import { entered } from './catalogue.ts';
import { full, getWorldUrl, type Effort } from './effort.ts';
import { createMedianFigure, quantile, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 9;
/** Timeout of a step in ms. */
const patience = 20_000;
const searchField = { name: 'Search by name or code' };

/** The tree of 5,000 projects: search, scrolling, and the popup until its first part. */
export async function measureProjects(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await entered(browser, getWorldUrl(embedded.origin, effort));
  await page.goto(`${embedded.origin}/project-analytics`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  const frames = await page.getByRole('tree').evaluate(scrolled, effort.runs(120));
  const searches: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    searches.push(await search(page, `as-0${run}`));
  }
  await emptySearch(page);
  const popups: number[] = [];
  for (let run = 0; run <= effort.runs(runs); run += 1) {
    const time = await open(page, run);
    if (run > 0) popups.push(time); // the first one loads its code
  }
  await page.context().close();
  return [
    {
      name: 'Frame time (p95) while scrolling 5,000 projects',
      unit: 'ms',
      value: quantile(frames, 0.95),
      budget: 17.5,
    },
    createMedianFigure(searches, {
      name: 'Typing a letter in a search of 5,000 projects until its rows',
      unit: 'ms',
      budget: 50,
    }),
    createMedianFigure(popups, {
      name: 'Click on a project until the first part of its popup',
      unit: 'ms',
      budget: 150,
    }),
  ];
}

/** Waits until the full tree is shown again: before that, a row may be replaced under a click. */
async function emptySearch(page: Page): Promise<void> {
  await page.getByRole('searchbox', searchField).fill('');
  await page.getByText(/^[\d,]+ projects$/).waitFor();
  await page.getByRole('treeitem').first().waitFor();
}

/** Ms of each frame while a tree scrolls by some rows per frame. */
function scrolled(tree: Element, count: number): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      tree.scrollTop += 90;
      if (times.length <= count) requestAnimationFrame(step);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(step);
  });
}

/** Ms from a letter until the number of results is painted. */
async function search(page: Page, text: string): Promise<number> {
  await emptySearch(page);
  return page.getByRole('searchbox', searchField).evaluate(
    async (input, { typed, limit }) => {
      const status = document.querySelector('main section [role="status"]');
      const before = status?.textContent;
      const isSame = () => status?.textContent === before;
      const began = performance.now();
      Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      while (isSame()) {
        if (performance.now() - began > limit)
          throw new Error(`Expected the list to change after typing "${typed}", but it did not.`);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    },
    { typed: text, limit: patience },
  );
}

/** Ms from a click on a row until the first part of the popup is painted; then it is closed. */
async function open(page: Page, line: number): Promise<number> {
  const time = await page
    .getByRole('treeitem')
    .nth(line)
    .evaluate(async (item, limit) => {
      const began = performance.now();
      (item as HTMLElement).click();
      while (!document.querySelector('[role="dialog"] dd, [role="dialog"] strong')) {
        if (performance.now() - began > limit) {
          throw new Error(
            `Expected a popup after a click on "${item.textContent}", but none opened.`,
          );
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - began;
    }, patience);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

import type { Browser, Page } from 'playwright';
import { entered } from './catalogue.ts';
import { whole, worldOf, type Effort } from './effort.ts';
import { medianOf, quantile, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 9;

/** The tree of 5,000 projects: a search, scrolling, and the popup until its first part. */
export async function measureProjects(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = whole,
): Promise<Figure[]> {
  const page = await entered(browser, worldOf(embedded.origin, effort));
  await page.goto(`${embedded.origin}/project-analytics`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  const frames = await page.getByRole('tree').evaluate(scrolled, effort.runs(120));
  const searches: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    searches.push(await search(page, `as-0${run}`));
  }
  await page.getByRole('searchbox', { name: 'Search by name or code' }).fill('');
  const popups: number[] = [];
  for (let run = 0; run <= effort.runs(runs); run += 1) {
    const time = await open(page, run);
    if (run > 0) popups.push(time); // the first one loads its code
  }
  await page.context().close();
  return [
    {
      name: 'Slowest frame but one in twenty while 5,000 projects are scrolled',
      unit: 'ms',
      value: quantile(frames, 0.95),
      budget: 17.5,
    },
    medianOf(searches, {
      name: 'Letter of a search in 5,000 projects until its lines',
      unit: 'ms',
      budget: 50,
    }),
    medianOf(popups, {
      name: 'Click on a project until the first part of its popup',
      unit: 'ms',
      budget: 150,
    }),
  ];
}

/** Ms of each frame while a tree is scrolled by some lines in each. */
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

/** Ms from a letter until the number of what was found is painted. */
async function search(page: Page, text: string): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search by name or code' });
  await field.fill('');
  await page.getByText(/^[\d,]+ projects$/).waitFor();
  return field.evaluate(async (input, typed) => {
    const status = document.querySelector('main section [role="status"]');
    const before = status?.textContent;
    const isSame = () => status?.textContent === before;
    const began = performance.now();
    Reflect.set(HTMLInputElement.prototype, 'value', typed, input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (isSame()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - began;
  }, text);
}

/** Ms from a click on a line until the first part of the popup is painted; then it is closed. */
async function open(page: Page, line: number): Promise<number> {
  const time = await page
    .getByRole('treeitem')
    .nth(line)
    .evaluate(async (item) => {
      const began = performance.now();
      (item as HTMLElement).click();
      while (!document.querySelector('[role="dialog"] dd, [role="dialog"] strong')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return performance.now() - began;
    });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return time;
}

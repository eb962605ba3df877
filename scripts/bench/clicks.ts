import type { Browser, Page } from 'playwright';
import { person } from './backend.ts';
import { dayTable, freshPage, hourTiles, signIn, type Awaited } from './browser.ts';
import { full, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const runs = 9;

const screens = [
  { link: 'Dashboard', data: hourTiles },
  { link: 'ClockWork', data: dayTable },
];

/**
 * From a click on a menu entry to the painted screen and its data, with the embedded server at full
 * speed. The screens have been visited before.
 */
export async function measureClicks(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await freshPage(browser);
  await page.goto(embedded.origin);
  await signIn(page, person.name);
  await haveEntry(page);
  const clicks = screens.map((screen) => ({ ...screen, times: [] as Times[] }));
  for (let run = 0; run <= effort.runs(runs); run += 1) {
    for (const { link, data, times } of clicks) {
      const measured = await click(page, link, data);
      if (run > 0) times.push(measured); // the first visit loads the screen
    }
  }
  const switches = await switchLanguages(page, effort);
  await page.context().close();
  const figures = clicks.flatMap(({ link, times }) => [
    createMedianFigure(
      times.map(({ screen }) => screen),
      { name: `Click on ${link} until the screen`, unit: 'ms', budget: 50 },
    ),
    createMedianFigure(
      times.map(({ data }) => data),
      { name: `Click on ${link} until its data`, unit: 'ms' },
    ),
  ]);
  const name = 'Switch of the language until its texts';
  return [...figures, createMedianFigure(switches, { name, unit: 'ms', budget: 200 })];
}

const languages = [
  { name: 'Français', heading: 'Tableau de bord' },
  { name: 'English', heading: 'Dashboard' },
];

/** Ms from each language selection until the page uses it; the first selection loads its texts. */
async function switchLanguages(page: Page, effort: Effort): Promise<number[]> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const times: number[] = [];
  for (let run = 0; run < effort.runs(runs); run += 1) {
    const { name, heading } = languages[run % languages.length] ?? { name: '', heading: '' };
    await page.getByRole('button', { name: /^(?:Language|Langue)/ }).click();
    const choice = page.getByRole('menuitemradio', { name });
    await choice.waitFor();
    const waiting = page.evaluate(timesFromClick, [{ selector: 'main h1', text: heading }]);
    await choice.click();
    const [time = Number.NaN] = await waiting;
    times.push(time);
    await choice.waitFor({ state: 'detached' });
  }
  return times;
}

/** A running entry, so that the day has a table. */
async function haveEntry(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ClockWork', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator(dayTable.selector).first().waitFor();
}

/** Ms from the click until the screen's heading and its data are painted. */
interface Times {
  screen: number;
  data: number;
}

async function click(page: Page, link: string, data: Awaited): Promise<Times> {
  const heading: Awaited = { selector: 'main h1', text: link };
  const waiting = page.evaluate(timesFromClick, [heading, data]);
  await page.getByRole('link', { name: link, exact: true }).click();
  const [screen = Number.NaN, shown = Number.NaN] = await waiting;
  return { screen, data: shown };
}

/** Runs in the page: ms from the next click to the frames that show the awaited elements. */
export function timesFromClick(awaited: Awaited[]): Promise<number[]> {
  const after = (timeStamp: number, { selector, text }: Awaited) =>
    new Promise<number>((resolve) => {
      const look = () => {
        const found = [...document.querySelectorAll(selector)];
        if (!found.some((each) => each.textContent.includes(text))) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - timeStamp), 0);
      };
      requestAnimationFrame(look);
    });
  return new Promise((resolve) => {
    const listen = ({ timeStamp }: MouseEvent) =>
      resolve(Promise.all(awaited.map((each) => after(timeStamp, each))));
    document.addEventListener('click', listen, { capture: true, once: true });
  });
}

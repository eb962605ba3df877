import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium, windowed } from '../chromium.mjs';

/** What a person waits for: an element that fits the selector and says the text. */
export interface Awaited {
  selector: string;
  text: string;
}

export const signInButton: Awaited = { selector: 'button', text: 'Sign In' };
export const hourTiles: Awaited = { selector: 'main ul > li', text: 'Hours today' };
/** Any row of the day's entries. */
export const dayTable: Awaited = { selector: 'main tbody tr', text: '' };

/** The rows of a catalogue are there, and are counted. */
export const catalogueRows: Awaited = {
  selector: 'main [role="status"], main p',
  text: 'Showing 1 - ',
};

/** The Chromium that the tests use as well. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(process.env, windowed),
    args: chromiumArgs,
  });
}

/** A fresh browser profile with one tab, which notes when what is awaited is painted. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin' });
  await context.addInitScript(notePaints, [signInButton, hourTiles, catalogueRows]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

declare global {
  /** When an awaited text was first painted, in ms since the document's navigation began. */
  var benchPaints: Record<string, number>;
}

/**
 * Runs in the page, before all of its own: looks once a frame, and notes the time in a task after
 * that frame, by when it has been painted. Once somebody presses anything, nothing of this is awaited
 * any more, and looking would be measured along with what the page does.
 */
function notePaints(awaited: Awaited[]): void {
  globalThis.benchPaints = {};
  let isOver = false;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => (isOver = true), { capture: true, once: true });
  }
  const look = () => {
    if (isOver) return;
    for (const { selector, text } of awaited) {
      if (text in globalThis.benchPaints) continue;
      const found = [...document.querySelectorAll(selector)];
      if (!found.some((each) => each.textContent.includes(text))) continue;
      globalThis.benchPaints[text] = Number.NaN; // seen, not painted yet
      setTimeout(() => {
        globalThis.benchPaints[text] = performance.now();
      }, 0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A moment, in ms since the document's navigation began and since 1970. */
export interface TimePoint {
  sinceNavigation: number;
  epoch: number;
}

/** How often a page is asked whether something has been painted, in ms, and for how long: a large world is being made. */
const pollInterval = 20;
const patience = 120_000;

/**
 * Waits until what is awaited has been painted in a page; documents before it do not count. Asked over
 * the browser's protocol: what Playwright puts into a page to wait there is measured along with it.
 */
export async function painted(page: Page, { text }: Awaited): Promise<TimePoint> {
  const session = await page.context().newCDPSession(page);
  const key = JSON.stringify(text);
  const expression = `[performance.timeOrigin, globalThis.benchPaints?.[${key}] ?? NaN].map(String)`;
  const end = Date.now() + patience;
  try {
    while (Date.now() < end) {
      const result = await session
        .send('Runtime.evaluate', { expression, returnByValue: true })
        .catch(() => null); // a document that is being left says nothing
      const [origin, at] = ((result?.result.value ?? []) as string[]).map(Number);
      if (origin !== undefined && at !== undefined && !Number.isNaN(at)) {
        return { sinceNavigation: at, epoch: origin + at };
      }
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  } finally {
    await session.detach();
  }
  throw new Error(`"${text}" was not painted within ${patience / 1000} s.`);
}

/** From the start page to the Dashboard; `choice` is a person of the demo provider. */
export async function signIn(page: Page, choice?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  if (choice) await page.getByText(choice).click();
  await painted(page, hourTiles);
}

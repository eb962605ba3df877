import { chromium, type Browser, type Page } from 'playwright';
import { chromiumArgs, findChromium, windowed } from '../chromium.mjs';

/** The awaited element: it matches the selector and contains the text. */
export interface Awaited {
  selector: string;
  text: string;
}

export const signInButton: Awaited = { selector: 'button', text: 'Sign In' };
export const hourTiles: Awaited = { selector: 'main ul > li', text: 'Hours today' };
/** Any row of the day's entries. */
export const dayTable: Awaited = { selector: 'main tbody tr', text: '' };

/** The rows of a catalogue are shown with their count. */
export const catalogueRows: Awaited = {
  selector: 'main [role="status"], main p',
  text: 'Showing 1 - ',
};

/** The same Chromium that the tests use. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(process.env, windowed),
    args: chromiumArgs,
  });
}

/** A new browser profile with one tab that records when awaited elements are painted. */
export async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Europe/Berlin' });
  await context.addInitScript(notePaints, [signInButton, hourTiles, catalogueRows]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

declare global {
  /** Time of an awaited text's first paint, in ms since the document's navigation start. */
  var benchPaints: Record<string, number>;
}

/**
 * Runs in the page before its own code: checks once a frame and records the time in a task after
 * that frame, when it has been painted. After the first press it stops, since checking would
 * distort the measurement.
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
      globalThis.benchPaints[text] = Number.NaN; // visible, not painted yet
      setTimeout(() => {
        globalThis.benchPaints[text] = performance.now();
      }, 0);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A time in ms since the document's navigation start and since 1970. */
export interface TimePoint {
  sinceNavigation: number;
  epoch: number;
}

/** Polling interval for paints, in ms, and the timeout: creating a large world takes a while. */
const pollInterval = 20;
const patience = 120_000;

/**
 * Waits until the awaited element is painted in a page; earlier documents do not count. Uses the
 * browser's protocol: the script that Playwright injects for waiting would be measured, too.
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
        .catch(() => null); // a document that is being unloaded does not respond
      const [origin, at] = ((result?.result.value ?? []) as string[]).map(Number);
      if (origin !== undefined && at !== undefined && !Number.isNaN(at)) {
        return { sinceNavigation: at, epoch: origin + at };
      }
      await new Promise((resolve) => setTimeout(resolve, pollInterval));
    }
  } finally {
    await session.detach();
  }
  throw new Error(
    `Expected "${text}" on the page within ${patience / 1000} s, but it did not appear.`,
  );
}

/** From the start page to the Dashboard; `choice` is a demo provider person. */
export async function signIn(page: Page, choice?: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In' }).click();
  if (choice) await page.getByText(choice).click();
  await painted(page, hourTiles);
}

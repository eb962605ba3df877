import type { Browser, Locator, Page } from 'playwright';
import { entered, slowestKey } from './catalogue.ts';
import { timesFromClick } from './clicks.ts';
import { full, type Effort } from './effort.ts';
import { createMedianFigure, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const count = 200;
const runs = 9;

/** A day of 200 entries: opening it, typing, and starting and stopping the timer. */
export async function measureDay(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await entered(browser, embedded.origin);
  await page.addInitScript(noteCalls);
  const day = emptyDay();
  await page.goto(`${embedded.origin}/ClockWork?date=${day}`);
  await page.getByRole('heading', { name: 'No entries on this day' }).waitFor();
  await page.evaluate(fillDay, { day, limit: count });
  await page.goto(`${embedded.origin}/ClockWork?date=${dayBefore(day)}`);
  const opened: number[] = [];
  for (let run = 0; run <= effort.runs(runs); run += 1) {
    const time = await open(page);
    if (run > 0) opened.push(time); // the first one loads the code for filling gaps
  }
  await page.getByRole('button', { name: 'Next day' }).click();
  await page.locator('main [data-entry]').first().waitFor();
  const main = page.getByRole('main');
  const slowest = await slowestKey(page, effort, async (delay) => {
    const type = async (place: Locator, text: string) => {
      const box = place.getByRole('combobox', { name: 'Description' }).first();
      await box.focus();
      await page.waitForTimeout(effort.pause(300)); // people do not type while they point
      await box.pressSequentially(text, { delay });
    };
    await type(main, 'Phishing drill for everybody');
    await main.getByRole('button', { name: 'Edit' }).first().click();
    await type(main.getByRole('form', { name: 'Edit Entry' }), ' and their teams');
  });
  await page.context().close();
  return [
    createMedianFigure(opened, {
      name: `Click on a day of ${count} entries until its rows`,
      unit: 'ms',
      budget: 100,
    }),
    {
      name: `Slowest interaction while typing in a day of ${count} entries, CPU 4 times slower`,
      unit: 'ms',
      value: slowest,
      budget: 50,
    },
    ...(await measureTimer(browser, embedded.origin, effort)),
  ];
}

/** A Sunday without entries. */
function emptyDay(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() - date.getUTCDay() - 7 * 30);
  return date.toISOString().slice(0, 10);
}

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Runs in the page before its own code: records the page's calls to the server. */
function noteCalls(): void {
  const sendRequest = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (...call) => {
    const [request] = call;
    if (request instanceof Request && request.url.includes('/clockwork/')) {
      Reflect.set(globalThis, 'benchCall', request.clone());
    }
    return sendRequest(...call);
  };
}

/** Runs in the page: records entries of four minutes, each two minutes after the previous one. */
async function fillDay({ day, limit }: { day: string; limit: number }): Promise<void> {
  const call = Reflect.get(globalThis, 'benchCall') as Request;
  const address = call.url.replace(/\/clockwork\/.*/, '/clockwork');
  const headers = new Headers(call.headers);
  headers.set('Content-Type', 'application/json');
  const minutes = (at: number) => new Date(Date.parse(`${day}T00:00:00Z`) + at * 60_000);
  for (let at = 0; at < limit; at += 1) {
    const entryPayLoad = {
      id: crypto.randomUUID(),
      startTime: minutes(at * 6).toISOString(),
      endTime: minutes(at * 6 + 4).toISOString(),
      description: `Entry ${at}`,
      projectId: null,
      taskId: null,
    };
    const body = JSON.stringify({ type: 'add', entryPayLoad });
    // Sequential: each is validated against the earlier ones.
    const response = await fetch(address, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`Could not add an entry: ${await response.text()}`);
  }
}

/** Ms from the click on the day until its newest rows are painted; then it is closed. */
async function open(page: Page): Promise<number> {
  await page.getByRole('heading', { name: 'No entries on this day' }).waitFor();
  const waiting = page.evaluate(timesFromClick, [
    { selector: 'main [data-entry]', text: `Entry ${count - 1}` },
  ]);
  await page.getByRole('button', { name: 'Next day' }).click();
  const [time = Number.NaN] = await waiting;
  await page.getByRole('button', { name: 'Previous day' }).click();
  return time;
}

/** The immediate feedback of start and stop, and the duration of the response. */
async function measureTimer(browser: Browser, origin: string, effort: Effort): Promise<Figure[]> {
  const page = await entered(browser, origin);
  await page.goto(`${origin}/ClockWork`);
  const main = page.getByRole('main');
  const frames: number[] = [];
  const responses: number[] = [];
  for (let run = 0; run <= effort.runs(runs); run += 1) {
    for (const name of ['Start', 'Stop']) {
      const button = main.getByRole('button', { name, exact: true });
      await button.waitFor();
      const waiting = page.evaluate(signOfPress);
      await button.click();
      const { frame, response } = await waiting;
      if (run === 0) continue; // the first ones load the code that shows them
      frames.push(frame);
      responses.push(response);
    }
    await main.getByRole('timer').waitFor({ state: 'detached' });
  }
  await page.context().close();
  return [
    {
      name: 'Frames after Start or Stop was pressed until the page shows it, at most',
      unit: '',
      value: Math.max(...frames),
      budget: 1,
    },
    createMedianFigure(responses, {
      name: 'Press of Start or Stop until its response',
      unit: 'ms',
      budget: 50,
    }),
  ];
}

/**
 * Runs in the page: the first frame after the next press that shows a change (1 is the first), and
 * the ms until the server has responded.
 */
function signOfPress(): Promise<{ frame: number; response: number }> {
  const shown = () => {
    const main = document.querySelector('main');
    const timers = main?.querySelectorAll('[role="timer"]').length ?? 0;
    return `${timers} ${main?.querySelector('[data-pending]') !== null}`;
  };
  const sendRequest = globalThis.fetch;
  return new Promise((resolve) => {
    const press = ({ timeStamp }: Event) => {
      const before = shown();
      let [frame, passed, response] = [0, 0, 0];
      globalThis.fetch = async (...call) => {
        globalThis.fetch = sendRequest;
        const responded = await sendRequest(...call);
        response = performance.now() - timeStamp;
        return responded;
      };
      const look = () => {
        passed += 1;
        if (frame === 0 && shown() !== before) frame = passed;
        if (frame > 0 && response > 0) resolve({ frame, response });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('pointerup', press, { capture: true, once: true });
  });
}

import type { Browser, Page } from 'playwright';
import { entered } from './catalogue.ts';
import { full, type Effort } from './effort.ts';
import { quantile, type Figure } from './figures.ts';
import type { Sites } from './sites.ts';

const count = 400;
const steps = 120;

/** Dragging one of 400 entries of a week, at 60 frames a second. */
export async function measureWeek(
  browser: Browser,
  { embedded }: Pick<Sites, 'embedded'>,
  effort: Effort = full,
): Promise<Figure[]> {
  const page = await entered(browser, embedded.origin);
  await page.addInitScript(fillWeeks, count);
  await page.goto(`${embedded.origin}/ClockWork/week?date=${dayOfLastWeek()}`);
  await page
    .locator('[data-block]')
    .nth(count - 1)
    .waitFor({ state: 'attached' });
  const frames = await drag(page, effort.runs(steps));
  await page.context().close();
  return [
    {
      name: `Frame time (p95) while dragging one of ${count} entries of a week`,
      unit: 'ms',
      value: quantile(frames, 0.95),
      budget: 17.5,
      note: `${frames.length} frames`,
    },
  ];
}

const dayOfLastWeek = () => new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

/** Runs in the page: adds quarter-hour entries to every week, spread over its days. */
function fillWeeks(limit: number): void {
  const sendRequest = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...call) => {
    const response = await sendRequest(...call);
    const [request] = call;
    const url = request instanceof Request ? request.url : String(request);
    if (!url.includes('/clockwork-project-summaries/')) return response;
    const week = await response.json();
    const [one] = week.clockWorkWeeklyEntries;
    const weekStart = Date.parse(`${week.firstDayOfWeek}T04:00:00Z`);
    week.clockWorkWeeklyEntries = Array.from({ length: limit }, (_, at) => {
      const start = weekStart + (at % 7) * 86_400_000 + Math.floor(at / 7) * 900_000;
      return {
        ...one,
        id: `be4c4000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 900_000).toISOString(),
      };
    });
    return Response.json(week);
  };
}

/** Ms of each frame while an entry is dragged across its week. */
async function drag(page: Page, moves: number): Promise<number[]> {
  const block = page.locator('[data-block]').nth(count / 2);
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('The week must have an entry to drag, but has none.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5);
  await page.locator('[class*="ghost"]').first().waitFor({ state: 'attached' });
  const framesSeen = page.evaluate(framesUntilUp);
  await page.mouse.move(x + 200, y + 120, { steps: moves });
  await page.mouse.move(x - 100, y - 80, { steps: moves });
  await page.mouse.up();
  return framesSeen;
}

/** Runs in the page: ms of each frame until the pointer is released. */
function framesUntilUp(): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    let isOver = false;
    addEventListener('pointerup', () => (isOver = true), { capture: true, once: true });
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      if (isOver) resolve(times);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

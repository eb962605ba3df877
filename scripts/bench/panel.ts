import type { Browser, Page } from 'playwright';
import { createMedianFigure, type Figure } from './figures.ts';

const runs = 5;
const interaction = 'flows-clockwork-clockwork-day--interaction';
const timer = 'flows-clockwork-mini-timer--interaction';
/** 60 states and 150 transitions. */
const large = 'panel-drawing--large';

/** The panel in a built Storybook: time until shown, following the machine, and panning. */
export async function measurePanel(browser: Browser, origin: string): Promise<Figure[]> {
  return [
    createMedianFigure(await measureTimes(() => open(browser, origin)), {
      name: 'Opening a story until the panel can be used',
      unit: 'ms',
      budget: 2000,
    }),
    await follow(browser, origin),
    ...(await pan(browser, origin)),
  ];
}

async function measureTimes(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return times;
}

const buildAddress = (origin: string, story: string) =>
  `${origin}/index.html?path=/story/${story}&addonPanel=statechart-panel/panel`;

/** Ms from the navigation start in a new profile until the drawing is shown and clickable. */
async function open(browser: Browser, origin: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(buildAddress(origin, interaction), { waitUntil: 'commit' });
  const time = await page.evaluate(whenPainted, '[aria-label^="Chart "] [role="button"]');
  await page.close();
  return time;
}

/** Ms from a click in the panel, through the story's actor, to the next state painted there. */
async function follow(browser: Browser, origin: string): Promise<Figure> {
  const page = await browser.newPage();
  await page.goto(buildAddress(origin, timer));
  const panel = page.getByRole('tabpanel', { name: 'Interaction' });
  const times: number[] = [];
  for (let run = 0; run < 2 * runs; run += 1) {
    const press = panel.getByRole('button', { name: /^\d? ?(?:START|STOP)\b/ }).first();
    await press.waitFor();
    const waiting = page.evaluate(untilChipChanges);
    await press.click();
    times.push(await waiting);
    await page.waitForTimeout(300);
  }
  await page.close();
  return createMedianFigure(times.slice(1), {
    name: 'A change of state until shown',
    unit: 'ms',
    budget: 50,
  });
}

/** The largest machine: layout time, and smoothness of panning. */
async function pan(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/iframe.html?id=${large}&viewMode=story`);
  const drawing = page.getByRole('region', { name: /^Drawing of/ });
  await drawing.locator('[role="group"]').first().waitFor();
  const layout = await page.evaluate(() =>
    performance.getEntriesByName('statechart-panel: layout').map(({ duration }) => duration),
  );
  const box = await drawing.boundingBox();
  if (!box) throw new Error('The drawing must have a bounding box, but has none.');
  await page.waitForTimeout(2000); // the story's own checks are finished by then
  const frames = await panned(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.close();
  return [
    createMedianFigure(layout, {
      name: 'Laying out 60 states, 150 transitions',
      unit: 'ms',
      budget: 1000,
    }),
    { name: 'Frames while panning it', unit: '/s', value: frames, floor: 50 },
  ];
}

const panTime = 2000;

/** Drags for two seconds; returns the frames per second. */
async function panned(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const counting = page.evaluate(countFrames, panTime);
  const end = Date.now() + panTime;
  for (let step = 0; Date.now() < end; step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 20), y + 100 * Math.cos(step / 15));
    await page.waitForTimeout(8); // as often as a mouse reports its position
  }
  const frames = await counting;
  await page.mouse.up();
  return frames;
}

/** Runs in the page: resolves with the time of a paint, in ms. */
function whenPainted(selector: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(selector)) requestAnimationFrame(look);
      else setTimeout(() => resolve(performance.now()), 0);
    };
    requestAnimationFrame(look);
  });
}

/** Runs in the page: ms from the next click until the panel shows other states. */
function untilChipChanges(): Promise<number> {
  const text = () => document.querySelector('[aria-label="Current state"]')?.textContent;
  const before = text();
  return new Promise((resolve) => {
    const listen = ({ timeStamp }: MouseEvent) => {
      const look = () => {
        if (text() === before) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - timeStamp), 0);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', listen, { capture: true, once: true });
  });
}

/** Runs in the page: frames per second during a time in ms. */
function countFrames(time: number): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    let frames = 0;
    const count = (now: number) => {
      frames += 1;
      if (now - start < time) requestAnimationFrame(count);
      else resolve((frames * 1000) / (now - start));
    };
    requestAnimationFrame(count);
  });
}

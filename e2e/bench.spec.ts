import { expect, test } from '@playwright/test';
import { measureAssetPages } from '../scripts/bench/asset-pages.ts';
import { measureBell } from '../scripts/bench/bell.ts';
import { measureBytes } from '../scripts/bench/bytes.ts';
import { measureCatalogue } from '../scripts/bench/catalogue.ts';
import { measureProjects } from '../scripts/bench/projects.ts';
import { measureDay } from '../scripts/bench/day.ts';
import { measureFloor } from '../scripts/bench/grid-floor.ts';
import { measureWeek } from '../scripts/bench/week.ts';
import { measureClicks } from '../scripts/bench/clicks.ts';
import { dry } from '../scripts/bench/effort.ts';
import type { Figure } from '../scripts/bench/figures.ts';
import { measureRequests } from '../scripts/bench/requests.ts';
import { openSites, type Sites } from '../scripts/bench/sites.ts';
import { measureWaits } from '../scripts/bench/waits.ts';

// The elements that `npm run bench` clicks on and waits for still exist. Each step runs once, at
// full speed, on the current build; the figures are not checked. `npm run bench:check` runs it.

// One after another: the sites use fixed ports.
test.describe.configure({ mode: 'default' });

let sites: Sites;

test.beforeAll(async () => {
  sites = await openSites({ folder: 'dist', modules: new Map() });
});

test.afterAll(() => sites.close());

/** Every figure is measured: the elements that it waits for were found. */
function expectFigures(figures: readonly Figure[]): void {
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
}

const parts = {
  measureBytes,
  measureWaits,
  measureFloor,
  measureClicks,
  measureBell,
  measureCatalogue,
  measureAssetPages,
  measureProjects,
  measureDay,
  measureWeek,
};

for (const [part, measure] of Object.entries(parts)) {
  test(`${part} of the benchmark completes its path`, { tag: '@bench' }, async ({ browser }) => {
    expectFigures(await measure(browser, sites, dry));
  });
}

test('measureRequests of the benchmark makes its requests', { tag: '@bench' }, async () => {
  expectFigures(await measureRequests(dry));
});

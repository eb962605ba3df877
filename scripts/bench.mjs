// `npm run bench [-- --only bytes,waits,floor,clicks,bell,catalogue,assets,projects,day,week,requests]`:
// measures the built app against its budgets. Prints a table, writes .bench/figures.json, and exits
// with 1 when a budget is exceeded.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAssetPages } from './bench/asset-pages.ts';
import { measureAssets } from './bench/assets.ts';
import { measureBell } from './bench/bell.ts';
import { measureBytes } from './bench/bytes.ts';
import { benchFolder } from './bench/builds.ts';
import { launch } from './bench/browser.ts';
import { measureCatalogue } from './bench/catalogue.ts';
import { measureClicks } from './bench/clicks.ts';
import { measureDay } from './bench/day.ts';
import { measureFloor } from './bench/grid-floor.ts';
import { holds, formatTable } from './bench/figures.ts';
import { partLimit, within } from './bench/limit.ts';
import { measureProjects } from './bench/projects.ts';
import { measureRequests } from './bench/requests.ts';
import { openSites } from './bench/sites.ts';
import { measureTeamHours } from './bench/team-hours.ts';
import { measureWaits } from './bench/waits.ts';
import { measureWeek } from './bench/week.ts';

const inBrowser = {
  bytes: measureBytes,
  waits: measureWaits,
  floor: measureFloor,
  clicks: measureClicks,
  bell: measureBell,
  catalogue: measureCatalogue,
  assets: measureAssetPages,
  projects: measureProjects,
  day: measureDay,
  week: measureWeek,
};
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selected = values.only?.split(',') ?? ['requests', ...Object.keys(inBrowser)];
const figures = [];

function add(part, measured) {
  console.log(`\n${part}\n${formatTable(measured)}`);
  figures.push(...measured.map((figure) => ({ part, ...figure, holds: holds(figure) })));
}

if (selected.includes('requests')) {
  add('requests', [
    ...(await measureRequests()),
    ...(await measureTeamHours()),
    ...(await measureAssets()),
  ]);
}
const parts = Object.entries(inBrowser).filter(([part]) => selected.includes(part));
if (parts.length > 0) {
  const sites = await openSites();
  const browser = await launch();
  try {
    for (const [part, measure] of parts) {
      add(part, await within(partLimit, part, measure(browser, sites)));
    }
  } finally {
    await browser.close();
    sites.close();
  }
}

if (selected.includes('waits')) {
  console.log(
    '\nThe slow network uses HTTP/1.1: six files at a time, each with 150 ms latency. A server with\n' +
      'HTTP/2 or 3 (docs/nginx.conf) avoids those queues; bytes and order of requests stay the same.',
  );
}
const over = figures.filter((figure) => !figure.holds);
const [load = 0] = loadavg();
const machine = { cores: availableParallelism(), load, node: process.version };
mkdirSync(benchFolder, { recursive: true });
const report = { at: new Date().toISOString(), machine, figures };
writeFileSync(join(benchFolder, 'figures.json'), `${JSON.stringify(report, null, 2)}\n`);
if (load > machine.cores) {
  console.log(`\nThe machine is busy (load ${load.toFixed(1)}), so the times may be too long.`);
}
console.log(`\n${figures.length - over.length} within budget, ${over.length} over budget`);
process.exitCode = over.length > 0 ? 1 : 0;

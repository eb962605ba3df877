// `npm run bench:panel [-- --built]`: measures the statechart panel in a built Storybook. Prints a
// table and exits with 1 when a budget is exceeded. `--built` uses the existing storybook-static.
import { execFileSync } from 'node:child_process';
import { loadavg, availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from './bench/browser.ts';
import { holds, formatTable } from './bench/figures.ts';
import { measurePanel } from './bench/panel.ts';
import { serveStatic } from './bench/static-server.ts';

const folder = 'storybook-static';
const { values } = parseArgs({ options: { built: { type: 'boolean' } } });
if (!values.built) {
  execFileSync('npm', ['run', 'build-storybook', '--', '--quiet'], { stdio: 'inherit' });
}

const site = await serveStatic({ folder, port: 4304, headers: {} });
const browser = await launch();
try {
  const figures = await measurePanel(browser, site.origin);
  console.log(`\npanel\n${formatTable(figures)}`);
  const over = figures.filter((figure) => !holds(figure));
  const [load = 0] = loadavg();
  if (load > availableParallelism()) {
    console.log(`\nThe machine is busy, so the figures may be too high (load ${load.toFixed(1)}).`);
  }
  console.log(`\n${figures.length - over.length} within budget, ${over.length} over budget`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  site.close();
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

/** The coverage of each chart by the test run, by project; empty before the first run. */
const covered = fileURLToPath(new URL('../test-results/coverage', import.meta.url));
mkdirSync(covered, { recursive: true });
for (const file of ['node.json', 'stories.json'].map((name) => `${covered}/${name}`)) {
  if (!existsSync(file)) writeFileSync(file, '{}');
}

/**
 * Stories live next to the code they show; the contract's page lives here. The build uses the app's
 * vite.config.ts without the router's plugins: a story mounts a screen, never a route, and must not
 * rewrite the route tree.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.stories.tsx',
    '../packages/statechart-panel/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
  ],
  // Written by `npm run contract:docs`, which the scripts that start Storybook run first.
  staticDirs: [
    { from: '../reference-static', to: '/reference' },
    { from: covered, to: '/coverage' },
  ],
  // Unused features make every story slower to open.
  features: {
    sidebarOnboardingChecklist: false,
    backgrounds: false,
    measure: false,
    outline: false,
  },
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@atrium/statechart-panel/preset',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  async viteFinal(viteConfig) {
    const plugins = await withoutRouter(viteConfig.plugins ?? []);
    const define = { ...viteConfig.define, buildOfStories: JSON.stringify(buildName()) };
    return { ...viteConfig, define, plugins: [...plugins, callsByName] };
  },
};

export default config;

/**
 * Version and commit, as an interaction's report names them; only the version if there is no Git
 * repository.
 */
function buildName(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  try {
    const head = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version}, commit ${head.trim()}`;
  } catch {
    return version;
  }
}

/**
 * The panel finds out from the source of an actor's function which calls it makes (`api.getTeams`):
 * the bundler must not inline the call.
 */
const callsByName: PluginOption = {
  name: 'atrium-calls-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /\/openapi\/client\/index\.ts$/ },
    handler: (code) =>
      code.replace(
        /export \* as api from ('[^']+');/,
        'import * as calls from $1;\nexport const api = { ...calls };',
      ),
  },
};

/** Plugins may be nested or promises; the router's are identified by their names. */
async function withoutRouter(plugins: PluginOption[]): Promise<PluginOption[]> {
  const retained: PluginOption[] = [];
  for (const option of plugins) {
    const plugin = await option;
    if (Array.isArray(plugin)) retained.push(await withoutRouter(plugin));
    else if (plugin && !/^tanstack[:-]router/.test(plugin.name)) retained.push(plugin);
  }
  return retained;
}

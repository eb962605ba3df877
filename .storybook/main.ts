import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';

/** What the test run has walked of each chart, by project; before the first run there is nothing. */
const covered = fileURLToPath(new URL('../test-results/walked', import.meta.url));
mkdirSync(covered, { recursive: true });
for (const file of ['node.json', 'stories.json'].map((name) => `${covered}/${name}`)) {
  if (!existsSync(file)) writeFileSync(file, '{}');
}

/**
 * The stories live beside what they show; the contract's page stands here. The build is the app's own vite.config.ts, without the
 * router's plugins: a story mounts a screen, never a route, and must not rewrite the route tree.
 */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.stories.tsx', './statechart-panel/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  // Written by `npm run contract:docs`, which the scripts that start Storybook run first.
  staticDirs: [
    { from: '../reference-static', to: '/reference' },
    { from: covered, to: '/walked' },
  ],
  // What nobody here uses makes every story slower to open.
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
    './statechart-panel/preset.ts',
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

/** Version and commit, as a report of a walk names them; a copy without Git has its version alone. */
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
 * The panel reads from an actor's function which calls it makes, `api.getTeams`: no bundler may put the
 * call itself in place of its name.
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

/** Plugins may come nested and as promises; the router's are told by their names. */
async function withoutRouter(plugins: PluginOption[]): Promise<PluginOption[]> {
  const retained: PluginOption[] = [];
  for (const option of plugins) {
    const plugin = await option;
    if (Array.isArray(plugin)) retained.push(await withoutRouter(plugin));
    else if (plugin && !/^tanstack[:-]router/.test(plugin.name)) retained.push(plugin);
  }
  return retained;
}

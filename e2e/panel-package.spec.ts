/** The statechart panel as another project gets it: packed, and installed outside of this one. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { serveStatic } from '../scripts/bench/static-server.ts';

const execute = promisify(execFile);
const own = '@atrium/statechart-panel';
/** No other journey serves here. */
const port = 4182;

const project = {
  'package.json': '{ "name": "lamps", "private": true, "type": "module" }',
  '.storybook/main.js': `export default {
  framework: '@storybook/react-vite',
  stories: ['../*.stories.jsx'],
  addons: ['${own}/preset'],
  core: { disableTelemetry: true },
};
`,
  '.storybook/preview.js': `import { configurePanel } from '${own}';
import { lamp } from '../lamp.machine.js';

const events = [{ type: 'PRESS' }, { type: 'BREAK' }];
configurePanel({ testModels: [{ machine: lamp, inputs: [undefined], events, rules: [] }] });
export default {};
`,
  'lamp.machine.js': `import { assign, setup } from 'xstate';

export const lamp = setup({
  actions: { count: assign({ presses: ({ context }) => context.presses + 1 }) },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'off',
  on: { BREAK: '.broken' },
  states: {
    off: { description: 'It is dark.', on: { PRESS: { target: 'on', actions: 'count' } } },
    on: {
      description: 'It is light.',
      on: { PRESS: { target: 'off', actions: 'count' } },
      after: { 60_000: 'off' },
    },
    broken: { description: 'It stays dark.', type: 'final' },
  },
});
`,
  'lamp.stories.jsx': `import { useSelector } from '@xstate/react';
import { useStoryActor } from '${own}';
import { lamp } from './lamp.machine.js';

function Lamp() {
  const actor = useStoryActor(lamp);
  const state = useSelector(actor, ({ value }) => value);
  return <output>{String(state)}</output>;
}

export default { title: 'Lamp', component: Lamp };
export const Live = { parameters: { flow: 'lamp' }, tags: ['interaction'] };
`,
};

/** A project with the packed panel; the other packages are those of this repository. */
async function createProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-panel-'));
  const built = join(folder, 'built');
  await execute(process.execPath, ['packages/statechart-panel/build.mjs', '--out', built]);
  await execute('npm', ['pack', '--pack-destination', folder], { cwd: built });
  const archive = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, own), { recursive: true });
  await execute('tar', ['-xzf', join(folder, archive), '-C', join(modules, own), '--strip=1']);
  const packages = await readdir('node_modules');
  for (const name of packages.filter((each) => each !== '@atrium' && !each.startsWith('.cache'))) {
    await symlink(resolve('node_modules', name), join(modules, name));
  }
  for (const [name, text] of Object.entries(project)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

test('the packed panel draws and drives a machine in an empty Storybook', async ({ page }) => {
  const folder = await createProject();
  const cli = resolve('node_modules/.bin/storybook');
  await execute(cli, ['build', '--test', '--quiet', '--output-dir', 'out'], { cwd: folder });
  const server = await serveStatic({ folder: join(folder, 'out'), port, headers: {} });
  try {
    const panelId = 'statechart-panel/panel';
    await page.goto(`${server.origin}/?path=/story/lamp--live&addonPanel=${panelId}`);
    const panel = page.getByRole('tabpanel', { name: 'Statechart' });
    const state = panel.getByRole('status', { name: 'Current state' });
    await expect(state).toHaveText('off');
    await expect(panel.locator('svg').getByText('broken').first()).toBeVisible();
    await panel.getByRole('tab', { name: 'Interaction' }).click();
    await panel.getByRole('button', { name: /PRESS/ }).first().click();
    await expect(state).toHaveText('on');
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('status')).toHaveText('on');
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
});

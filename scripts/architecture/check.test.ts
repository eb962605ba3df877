import { describe, expect, it } from 'vitest';
import { checkArchitecture } from './check.ts';

const aliases = Object.fromEntries(
  [
    ...['openapi', 'machines', 'mocks'].map((name) => [name, name]),
    ...['app', 'ui', 'i18n', 'shell', 'features', 'page', 'session'].map((name) => [
      name,
      `src/${name}`,
    ]),
  ].map(([name, folder]) => [`#${name}/*`, `./${folder}/*`]),
);

/** Files that test imports may point at. */
const targets = [
  'openapi/client/index.ts',
  'openapi/generated/types.ts',
  'openapi/generated/openapi.json',
  'packages/conformance/index.ts',
  'packages/time/zoned.ts',
  'machines/assets/edit-asset.machine.ts',
  'machines/assets/asset.fixtures.ts',
  'src/features/assets/assets.fixtures.tsx',
  'mocks/browser.ts',
  'mocks/store/store.ts',
  'mocks/core/names.ts',
  'mocks/common/assets/days.ts',
  'mocks/handlers/assets/list.ts',
  'src/ui/button.tsx',
  'src/i18n/index.ts',
  'src/shell/toasts.ts',
  'src/app/router.ts',
  'src/page/parameters/addresses.ts',
  'src/page/use-page.ts',
  'src/session/device.ts',
  'src/features/assets/list.screen.tsx',
  'src/features/assets/list.css',
  'src/features/reviews/list.css',
  'src/features/reviews/cycle.screen.tsx',
];

const walls = {
  '@atrium/conformance': { folder: 'packages/conformance/', exports: { '.': './index.ts' } },
  '@atrium/time': { folder: 'packages/time/', exports: { './zoned': './zoned.ts' } },
  '@atrium/contract': {
    folder: 'openapi/',
    exports: {
      './client': './client/index.ts',
      './generated/*': './generated/*',
      './openapi.json': './generated/openapi.json',
      './types': './generated/types.ts',
    },
  },
};

/** The violations when one file contains the given text. */
function plant(path: string, text: string): string[] {
  const files = new Map([...targets.map((target): [string, string] => [target, '']), [path, text]]);
  return checkArchitecture({ files, aliases, walls });
}

describe('the table of imports', () => {
  it.each([
    ['openapi/client/call.ts', '#machines/assets/edit-asset.machine.ts'],
    ['packages/conformance/run.ts', '@atrium/contract/client'],
    ['packages/conformance/run.ts', '../../openapi/generated/openapi.json'],
    ['packages/conformance/run.ts', '#contract/types'],
    ['packages/conformance/run.ts', '#mocks/browser.ts'],
    ['packages/statechart-panel/core/actor.ts', '#openapi/client/index.ts'],
    ['packages/statechart-panel/core/actor.test.ts', '#mocks/browser.ts'],
    ['packages/time/zoned.ts', '@atrium/contract/types'],
    ['mocks/store-budget.test.ts', '../packages/conformance/index.ts'],
    ['mocks/store-budget.test.ts', '@atrium/conformance/run/run.ts'],
    ['machines/assets/a.machine.ts', '#mocks/store/store.ts'],
    ['machines/assets/a.machine.ts', '../../src/ui/button.tsx'],
    ['machines/assets/a.machine.ts', '#openapi/generated/types.ts'],
    ['mocks/handlers/assets.ts', '#openapi/client/index.ts'],
    ['mocks/handlers/assets.ts', '../../machines/assets/edit-asset.machine.ts'],
    ['mocks/handlers/assets.ts', '#ui/button.tsx'],
    ['mocks/core/router.ts', '../handlers/assets/list.ts'],
    ['mocks/core/router.ts', '../common/assets/days.ts'],
    ['mocks/common/clockwork/time.ts', '../../handlers/assets/list.ts'],
    ['mocks/seed/areas/assets.ts', '../../handlers/assets/list.ts'],
    ['mocks/identity/provider.ts', '../handlers/assets/list.ts'],
    ['mocks/handlers/teams.ts', './assets/list.ts'],
    ['mocks/handlers/teams/groups.ts', '../assets/list.ts'],
    ['src/ui/table.tsx', '#i18n/index.ts'],
    ['src/ui/table.tsx', '../../machines/assets/edit-asset.machine.ts'],
    ['src/i18n/words.ts', '#app/router.ts'],
    ['src/features/assets/edit.screen.tsx', '#features/reviews/cycle.screen.tsx'],
    ['src/features/assets/edit.screen.tsx', '../reviews/cycle.screen.tsx'],
    ['src/features/assets/edit.screen.tsx', '#openapi/client/index.ts'],
    ['src/features/assets/edit.screen.tsx', '#mocks/browser.ts'],
    ['src/features/assets/edit.screen.tsx', '#app/router.ts'],
    ['src/features/assets/edit.screen.tsx', '#shell/toasts.ts'],
    ['src/features/assets/edit.screen.tsx', '#page/use-page.ts'],
    ['src/features/assets/edit.screen.tsx', '#session/device.ts'],
    ['src/features/assets/edit.page.tsx', '#app/router.ts'],
    ['src/features/assets/edit.page.tsx', '#shell/toasts.ts'],
    ['src/features/assets/edit.page.tsx', '#features/reviews/cycle.screen.tsx'],
    ['src/features/assets/edit.page.tsx', '#openapi/client/index.ts'],
    ['src/shell/top-bar.tsx', '#features/assets/list.screen.tsx'],
    ['src/shell/top-bar.tsx', '#app/router.ts'],
    ['src/page/use-page.ts', '#app/router.ts'],
    ['src/page/use-page.ts', '#shell/toasts.ts'],
    ['src/session/device.ts', '#page/use-page.ts'],
    ['src/session/device.ts', '#ui/button.tsx'],
    ['src/routes/index.tsx', '#app/router.ts'],
    ['src/routes/-frame/root.tsx', '#app/router.ts'],
    ['src/routes/index.tsx', '#machines/assets/edit-asset.machine.ts'],
    ['src/routes/index.tsx', '#mocks/browser.ts'],
    ['src/app/boot.ts', '#mocks/browser.ts'],
    ['src/app/server.ts', '#mocks/browser.ts'],
    ['src/main.tsx', '#mocks/browser.ts'],
    ['machines/assets/a.machine.ts', 'xstate/graph'],
    ['machines/assets/a.machine.test.ts', 'xstate/graph'],
    ['src/features/assets/edit.page.tsx', './assets.fixtures.tsx'],
    ['src/app/boot.ts', 'xstate/graph'],
    ['machines/assets/a.machine.ts', 'react'],
    ['machines/assets/a.machine.ts', '@xstate/react'],
    ['machines/assets/a.machine.ts', 'msw/browser'],
  ])('the table of imports forbids %s to import %s', (path, target) => {
    expect(plant(path, `import { x } from '${target}';`)).toHaveLength(1);
  });

  it.each([
    ['openapi/client/call.ts', '../generated/types.ts'],
    ['packages/conformance/run.ts', '#contract/openapi.json'],
    ['machines/assets/a.machine.ts', '@atrium/time/zoned'],
    ['mocks/store-budget.test.ts', '@atrium/conformance'],
    ['machines/assets/a.machine.ts', '#openapi/client/index.ts'],
    ['machines/assets/a.machine.ts', './edit-asset.machine.ts'],
    ['machines/testing/paths.ts', 'xstate/graph'],
    ['mocks/handlers/assets.ts', '#openapi/generated/types.ts'],
    ['mocks/handlers/assets.ts', '../store/store.ts'],
    ['mocks/handlers/assets.ts', './assets/list.ts'],
    ['mocks/handlers/assets/add.ts', './list.ts'],
    ['mocks/handlers/teams.ts', '../common/assets/days.ts'],
    ['mocks/common/clockwork/time.ts', '../../core/names.ts'],
    ['mocks/areas.ts', './handlers/assets/list.ts'],
    ['mocks/handlers/assets/world.fixtures.ts', '../../browser.ts'],
    ['src/features/assets/edit.screen.tsx', './list.screen.tsx'],
    ['src/features/assets/edit.stories.tsx', './assets.fixtures.tsx'],
    ['machines/assets/a.test-model.ts', './asset.fixtures.ts'],
    ['src/features/assets/parts/row.tsx', '../list.screen.tsx'],
    ['src/features/assets/edit.screen.tsx', '#machines/assets/edit-asset.machine.ts'],
    ['src/features/assets/edit.screen.tsx', '#ui/button.tsx'],
    ['src/features/assets/edit.screen.tsx', '#page/parameters/addresses.ts'],
    ['src/features/assets/edit.page.tsx', '#page/use-page.ts'],
    ['src/features/assets/edit.page.tsx', '#session/device.ts'],
    ['src/shell/top-bar.tsx', '#i18n/index.ts'],
    ['src/shell/top-bar.tsx', '#page/use-page.ts'],
    ['src/page/use-page.ts', '#session/device.ts'],
    ['src/session/device.ts', '#openapi/client/index.ts'],
    ['src/routes/index.tsx', '#page/use-page.ts'],
    ['src/routes/-frame/root.tsx', '#shell/toasts.ts'],
    ['src/routes/-frame/root.tsx', '#features/assets/list.screen.tsx'],
    ['src/routes/index.tsx', '#features/assets/list.screen.tsx'],
    ['src/app/boot.ts', '#openapi/client/index.ts'],
    ['src/app/boot.ts', '#features/assets/list.screen.tsx'],
    ['src/main.tsx', './app/router.ts'],
    ['src/features/assets/edit.stories.tsx', '#mocks/browser.ts'],
    ['src/features/assets/edit.test.tsx', '#features/reviews/cycle.screen.tsx'],
    ['e2e/login.ts', '#mocks/browser.ts'],
  ])('the table of imports allows %s to import %s', (path, target) => {
    expect(plant(path, `import { x } from '${target}';`)).toEqual([]);
  });

  it('the table of imports lets screens, machines and the kit import types when values are forbidden', () => {
    const type = (target: string) => `import type { T } from '${target}';`;
    expect(plant('src/features/assets/a.tsx', type('#openapi/client/index.ts'))).toEqual([]);
    expect(plant('machines/assets/a.ts', type('#openapi/generated/types.ts'))).toEqual([]);
    expect(plant('packages/conformance/a.ts', type('#contract/types'))).toEqual([]);
    const inline = `import { type T } from '#openapi/client/index.ts';`;
    expect(plant('src/features/assets/a.tsx', inline)).toHaveLength(1);
  });

  it('the table of imports opens the mocks to src/app/server.ts only through one dynamic import', () => {
    const load = `await import('#mocks/browser.ts');`;
    expect(plant('src/app/server.ts', load)).toEqual([]);
    expect(plant('src/app/server.ts', load + load)).toHaveLength(1);
    expect(plant('src/app/boot.ts', load)).toHaveLength(1);
  });
});

describe('the forms of import', () => {
  it.each([
    ['export from', `export { x } from '#mocks/browser.ts';`],
    ['export all', `export * from '#mocks/browser.ts';`],
    ['bare import', `import '#mocks/browser.ts';`],
    ['import()', `import('#mocks/browser.ts');`],
    ['import() of a template', 'import(`../../../mocks/${name}.ts`);'],
    ['import type', `type X = import('#mocks/browser.ts').X;`],
    ['glob', `import.meta.glob('../../../mocks/handlers/*.ts');`],
    ['list of globs', `import.meta.glob(['./*.ts', '/mocks/*.ts', '!./a.ts']);`],
    ['worker', `new Worker(new URL('../../../mocks/browser.ts', import.meta.url));`],
    ['query', `import raw from '#mocks/browser.ts?raw';`],
    ['computed path', `const name = '#mocks/browser.ts'; import(name);`],
  ])('a forbidden import is found in the form: %s', (_way, text) => {
    expect(plant('src/features/assets/a.ts', text)).toHaveLength(1);
  });

  it('the import check covers style sheets', () => {
    const path = 'src/features/assets/a.module.css';
    expect(plant(path, `@import '../reviews/list.css';`)).toHaveLength(1);
    expect(plant(path, `.a { composes: row from '../reviews/list.css'; }`)).toHaveLength(1);
    expect(plant(path, `@import './list.css';`)).toEqual([]);
    expect(plant(path, `/* @import '../reviews/list.css'; */`)).toEqual([]);
  });

  it('the import check ignores imports in comments and texts', () => {
    const text = `// import '#mocks/browser.ts'\nconst text = "import '#mocks/browser.ts'";`;
    expect(plant('src/features/assets/a.ts', text)).toEqual([]);
  });
});

describe('the feature folders', () => {
  const createArchitecture = (texts: Record<string, string>) =>
    checkArchitecture({ files: new Map(Object.entries(texts)), aliases });

  it('features may not import each other, not even types', () => {
    expect(
      createArchitecture({
        'src/app/a.ts': `import '#page/b.ts';`,
        'src/page/b.ts': `import type { C } from '#session/c.ts';`,
        'src/session/c.ts': `import type { A } from '#app/a.ts';`,
      }),
    ).toEqual([
      'src/session/c.ts:1: may not import src/app/a.ts',
      'folders import each other in a cycle: src/app → src/page → src/session → src/app',
      'folders import each other in a cycle: src/page → src/session → src/app → src/page',
      'folders import each other in a cycle: src/session → src/app → src/page → src/session',
    ]);
  });

  it('a feature may be imported by a story or a test of a layer below', () => {
    expect(
      createArchitecture({
        'src/app/a.ts': `import '#page/b.ts';`,
        'src/page/b.ts': '',
        'src/page/b.test.ts': `import '#app/a.ts';`,
      }),
    ).toEqual([]);
  });
});

describe('the import paths', () => {
  it('import paths have their extension, in tests too', () => {
    expect(plant('machines/assets/a.ts', `import './edit-asset.machine';`)).toHaveLength(1);
    expect(plant('machines/assets/a.test.ts', `import './edit-asset.machine';`)).toHaveLength(1);
  });

  it('a violation names the line of its import path', () => {
    const text = `import 'xstate';\n\nimport '#mocks/browser.ts';`;
    expect(plant('src/ui/a.ts', text)).toEqual(['src/ui/a.ts:3: may not import mocks/browser.ts']);
  });

  it('import paths belong to a folder that the table lists', () => {
    expect(plant('src/helpers/a.ts', '')).toEqual([
      'src/helpers/a.ts:1: its folder is not in the import table; add it to scripts/architecture/table.ts',
    ]);
  });
});

describe('a story', () => {
  const ghost = (text: string) =>
    plant('src/features/assets/a.stories.tsx', text).filter((why) => /actor/.test(why));

  it('a story creates no actor while its module loads', () => {
    expect(ghost(`const hub = frozenActor(hubMachine, {\n  state: 'open',\n});`)).toEqual([
      'src/features/assets/a.stories.tsx:1: creates an actor while the module loads; create it when the story is rendered',
    ]);
    expect(ghost(`const meta = {\n  args: { hub: createActor(hubMachine) },\n};`)).toHaveLength(1);
  });

  it('a story creates its actors as it is rendered', () => {
    expect(ghost(`const hub = () => frozenActor(hubMachine);`)).toEqual([]);
    expect(
      ghost(`const meta = {\n  render: () => (\n    <A b={frozenActor(c)} />\n  ),\n};`),
    ).toEqual([]);
    expect(ghost(`function Live() {\n  return frozenActor(hubMachine);\n}`)).toEqual([]);
  });
});

/** How a file imports another: at load, for types only, or on demand. */
export type Reach = 'static' | 'type' | 'dynamic';

/** A path that a layer may import. `{self}` is the match of the layer's pattern. */
export interface Allowed {
  /** A path from the root: a file, or a folder with a trailing slash. */
  path: string;
  /** The only allowed kind of import; default: all. */
  only?: Reach;
  /** Maximum number of imports of it in one file. */
  times?: number;
}

/** One row of the table of import rules. */
export interface Floor {
  from: RegExp;
  may: Allowed[];
}

const all = (...paths: string[]): Allowed[] => paths.map((path) => ({ path }));
const types = (...paths: string[]): Allowed[] => paths.map((path) => ({ path, only: 'type' }));

const panel = 'packages/statechart-panel/';
/** The base of the full reference server. */
const ground = ['mocks/store/', 'mocks/clock.ts', 'openapi/generated/', 'packages/time/'];
const screens = all('src/ui/', 'src/i18n/', 'machines/');
const contractTypes = types('openapi/client/');
/** The parts that create a running actor: a page and its parts. */
const pages = all('src/page/', 'src/session/');
const app = all('src/', 'machines/', 'openapi/client/');

/** The rows, most specific first: the first match rules a file. Packages are exempt. */
export const layers: Floor[] = [
  {
    // Its faults and mutants need the reference server.
    from: /^packages\/conformance\/quality\//,
    may: all('packages/conformance/', 'mocks/', 'openapi/generated/'),
  },
  {
    // Types are erased before the kit runs: it only needs the bundled contract.
    from: /^packages\/conformance\//,
    may: [
      ...all('packages/conformance/', 'openapi/generated/openapi.json', 'openapi/text-pattern.ts'),
      ...types('openapi/generated/types.ts'),
    ],
  },
  { from: /^packages\/time\//, may: all('packages/time/') },
  { from: /^openapi\//, may: all('openapi/') },
  // A standalone addon: it knows machines and contracts, but none of the app's.
  { from: /^packages\/statechart-panel\//, may: all(panel) },
  {
    from: /^machines\//,
    may: [...all('machines/', 'openapi/client/', 'packages/time/'), ...types('openapi/generated/')],
  },
  { from: /^mocks\/store\//, may: all(...ground) },
  // PDFs: a glob names the files of the font packages by their paths.
  {
    from: /^mocks\/core\/pdf\//,
    may: all('mocks/core/', 'node_modules/@fontsource/', ...ground),
  },
  // It handles any area: the server setup passes the areas in.
  { from: /^mocks\/core\//, may: all('mocks/core/', ...ground) },
  // Shared by the handlers of two areas, or by a handler and the demo world.
  { from: /^mocks\/common\//, may: all('mocks/common/', 'mocks/core/', ...ground) },
  // What the store keeps of the world, computed by rules that handlers share.
  {
    from: /^mocks\/schema\//,
    may: all('mocks/schema/', 'mocks/common/', 'mocks/core/', ...ground),
  },
  {
    from: /^mocks\/handlers\/([^/.]+)(?:\.ts$|\/)/,
    may: [
      ...all('mocks/handlers/{self}/', 'mocks/handlers/{self}.ts', 'mocks/common/', 'mocks/core/'),
      ...all('mocks/identity/', 'mocks/seed/', ...ground),
    ],
  },
  {
    from: /^mocks\/(seed|identity|scenarios|http)\//,
    may: [
      ...all('mocks/{self}/', 'mocks/common/', 'mocks/core/', 'mocks/seed/', 'mocks/identity/'),
      ...all(
        'mocks/scenarios/',
        'mocks/schema/',
        'mocks/node.ts',
        'mocks/embedded-world.ts',
        ...ground,
      ),
    ],
  },
  { from: /^mocks\//, may: all('mocks/', 'openapi/generated/') },
  { from: /^src\/ui\//, may: all('src/ui/') },
  { from: /^src\/i18n\//, may: all('src/i18n/') },
  {
    // The signed-in user, the tenant and stored data: no page, no widget.
    from: /^src\/session\//,
    may: [
      ...all('src/session/', 'src/i18n/', 'machines/', 'openapi/client/'),
      ...types('src/ui/images/image-source.tsx'),
    ],
  },
  { from: /^src\/records\//, may: [...all('src/records/', 'src/session/'), ...screens] },
  {
    // It builds the pages of records: it only knows their screens' props.
    from: /^src\/page\//,
    may: [
      ...all('src/page/', 'src/session/'),
      ...types('src/records/'),
      ...screens,
      ...contractTypes,
    ],
  },
  {
    // A screen only displays: its parent passes the actor in.
    from: /^src\/features\/([^/]+)\/.*\.screen\.tsx$/,
    may: [
      ...all('src/features/{self}/', 'src/records/', 'src/page/parameters/addresses.ts'),
      ...screens,
      ...contractTypes,
    ],
  },
  {
    from: /^src\/features\/([^/]+)\//,
    may: [...all('src/features/{self}/', 'src/records/'), ...pages, ...screens, ...contractTypes],
  },
  {
    from: /^src\/shell\//,
    may: [...all('src/shell/', 'src/records/'), ...pages, ...screens, ...contractTypes],
  },
  {
    // The meeting point of shell and features: the frame around every page.
    from: /^src\/routes\/-frame\//,
    may: [
      ...all('src/routes/-frame/', 'src/features/', 'src/shell/', 'src/records/'),
      ...pages,
      ...screens,
    ],
  },
  {
    from: /^src\/routes\//,
    may: [
      ...all('src/routes/', 'src/features/', 'src/shell/', 'src/page/'),
      // The page's entry rule, which machines also use.
      ...all('machines/session/entry-rule.ts'),
    ],
  },
  {
    // The only import of the reference server, so that a build for a real backend can omit it.
    from: /^src\/app\/server\.ts$/,
    may: [...app, { path: 'mocks/', only: 'dynamic', times: 1 }, ...types('mocks/')],
  },
  { from: /^src\/app\//, may: app },
  { from: /^src\/[^/]+$/, may: app },
];

/** Packages that only some files may import. */
export const packages: { name: RegExp; rule: string; isFor: (path: string) => boolean }[] = [
  {
    name: /^xstate\/graph$/,
    rule: 'only machines/testing and the statechart panel import xstate/graph',
    isFor: (path) => path.startsWith('machines/testing/') || path.startsWith(panel),
  },
  {
    name: /^(?:react|react-dom|@xstate\/react|react-aria.*|@tanstack\/react-.*|msw)(?:\/|$)/,
    rule: 'a machine must not import React, the router or the mock server',
    isFor: (path) => !path.startsWith('machines/') || isFree(path),
  },
];

/** Stories, tests and their fixtures may import anything: they are exempt. So are the panel's. */
export function isFree(path: string): boolean {
  return !path.startsWith(panel) && /\.(?:stories|test|fixtures)\.tsx?$/.test(path);
}

/** Fixtures stand in the folder of what they serve, but the app never loads them. */
export function isFixtureInApp(path: string, target: string): boolean {
  const isForTests = isFree(path) || /(?:[.-]test-model|\.suite)\.ts$/.test(path);
  return !isForTests && /\.fixtures(?:\.module\.css|\.tsx?)$/.test(target);
}

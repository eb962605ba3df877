/** How a file reaches for another: at load, only for its types, or when it is needed. */
export type Reach = 'static' | 'type' | 'dynamic';

/** Something a floor may import. `{self}` stands for what the floor's pattern captured. */
export interface Allowed {
  /** A path from the root: a file, or a folder with a closing slash. */
  path: string;
  /** The only way to import it; without it, every way is fine. */
  only?: Reach;
  /** How many imports of it one file may have. */
  times?: number;
}

/** One row of the table "who may import whom". */
export interface Floor {
  from: RegExp;
  may: Allowed[];
}

const all = (...paths: string[]): Allowed[] => paths.map((path) => ({ path }));
const types = (...paths: string[]): Allowed[] => paths.map((path) => ({ path, only: 'type' }));

const panel = '.storybook/statechart-panel/';
/** What all of the reference server stands on. */
const ground = ['mocks/store/', 'mocks/clock.ts', 'openapi/generated/'];
const screens = all('src/ui/', 'src/i18n/', 'machines/');
const contractTypes = types('openapi/client/');
/** What makes an actor and goes on: a page, and what a page is made of. */
const pages = all('src/page/', 'src/session/');
const app = all('src/', 'machines/', 'openapi/client/');

/** The rows, the narrowest first: the first that fits a file rules it. Packages are free. */
export const layers: Floor[] = [
  {
    // Types are gone before the kit runs anywhere: it needs the bundled contract alone.
    from: /^openapi\/conformance\//,
    may: [
      ...all('openapi/conformance/', 'openapi/generated/openapi.json'),
      ...types('openapi/generated/types.ts'),
    ],
  },
  { from: /^openapi\//, may: all('openapi/') },
  // An addon of its own: it knows charts and contracts, but none of ours.
  { from: /^\.storybook\/statechart-panel\//, may: all(panel) },
  {
    from: /^machines\//,
    may: [...all('machines/', 'openapi/client/'), ...types('openapi/generated/')],
  },
  // It answers for any areas: which there are is handed to it where a server is put together.
  { from: /^mocks\/core\//, may: all('mocks/core/', ...ground) },
  // What the handlers of two areas share, or a handler and the demo world.
  { from: /^mocks\/common\//, may: all('mocks/common/', 'mocks/core/', ...ground) },
  {
    from: /^mocks\/handlers\/([^/.]+)(?:\.ts$|\/)/,
    may: [
      ...all('mocks/handlers/{self}/', 'mocks/handlers/{self}.ts', 'mocks/common/', 'mocks/core/'),
      ...all('mocks/identity/', 'mocks/seed/', ...ground),
    ],
  },
  {
    from: /^mocks\/(seed|identity|store|scenarios|http)\//,
    may: [
      ...all('mocks/{self}/', 'mocks/common/', 'mocks/core/', 'mocks/seed/', 'mocks/identity/'),
      ...all('mocks/scenarios/', 'mocks/node.ts', 'mocks/embedded-world.ts', ...ground),
    ],
  },
  { from: /^mocks\//, may: all('mocks/', 'openapi/generated/') },
  { from: /^src\/ui\//, may: all('src/ui/') },
  { from: /^src\/i18n\//, may: all('src/i18n/') },
  {
    // Who is signed in, in which tenant, and what is kept: no page, no widget.
    from: /^src\/session\//,
    may: [
      ...all('src/session/', 'src/i18n/', 'machines/', 'openapi/client/'),
      ...types('src/ui/image-source.tsx'),
    ],
  },
  { from: /^src\/records\//, may: [...all('src/records/', 'src/session/'), ...screens] },
  {
    // It makes the pages of records: of their screens it knows what they are given, and no more.
    from: /^src\/page\//,
    may: [
      ...all('src/page/', 'src/session/'),
      ...types('src/records/'),
      ...screens,
      ...contractTypes,
    ],
  },
  {
    // A screen only shows: whoever mounts it hands it its actor.
    from: /^src\/features\/([^/]+)\/.*\.screen\.tsx$/,
    may: [
      ...all('src/features/{self}/', 'src/records/', 'src/page/addresses.ts'),
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
    // Where the shell and the features meet: the frame that is around every page.
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
      // Whom a page lets in, where charts ask the same rule.
      ...all('machines/session/entry-rule.ts'),
    ],
  },
  {
    // The one door to the reference server, so that a build for a real backend can leave it out.
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
    rule: 'a machine knows no React, no router and no mock server',
    isFor: (path) => !path.startsWith('machines/') || isFree(path),
  },
];

/** Stories, tests and their fixtures may import anything: they stand outside. The panel's go with it. */
export function isFree(path: string): boolean {
  return !path.startsWith(panel) && /\.(?:stories|test|fixtures)\.tsx?$/.test(path);
}

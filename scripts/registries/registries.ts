/** A file generated from the names of others, so that no one forgets to list them. */
export interface Registry {
  /** Its path from the root. */
  path: string;
  /** The folder that it lists. */
  folder: string;
  /** Whether subfolders are listed too, with their path. */
  hasSubfolders?: boolean;
  /** Its text, from the sorted file names of that folder; `read` returns their texts. */
  write: (files: readonly string[], read: (file: string) => string) => string;
}

/** All lists that are generated from folders. Routes and the contract have their own generators. */
export const registries: readonly Registry[] = [
  { path: 'mocks/areas.gen.ts', folder: 'mocks/handlers', write: areasOfServer },
  { path: 'mocks/store/world.gen.ts', folder: 'mocks/store/world', write: world },
  { path: 'mocks/seed/areas.gen.ts', folder: 'mocks/seed/areas', write: seeds },
  { path: 'src/i18n/catalogs.gen.ts', folder: 'src/i18n/messages/en', write: catalogs },
  {
    path: 'mocks/core/messages/rights.gen.ts',
    folder: 'src/i18n/messages',
    write: rightNames,
  },
  {
    path: 'packages/conformance/quality/injected-faults/injected-faults.gen.ts',
    folder: 'packages/conformance/quality/injected-faults/cases',
    hasSubfolders: true,
    write: listInjectedFaults,
  },
];

const head = (folder: string) =>
  `// Written by \`npm run registries\` from the files of ${folder}; do not edit.\n`;

/** The names of the files with an extension, without it: `tools` of `tools.ts`. */
const named = (files: readonly string[], ending: string): string[] =>
  files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .filter((name) => !name.includes('.'));

/** `review-contacts` as a variable name: `reviewContacts`. */
const variable = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const lines = (names: readonly string[], line: (name: string) => string): string =>
  names.map((name) => `${line(name)}\n`).join('');

function areasOfServer(files: readonly string[]): string {
  return `${head('mocks/handlers')}
/** What answers each area's calls. */
export const areas = {
${lines(named(files, '.ts'), (name) => `  ${name}: () => import('./handlers/${name}.ts'),`)}};
`;
}

function world(files: readonly string[]): string {
  const names = named(files, '.ts');
  const type = (name: string) => `${capital(variable(name))}Records`;
  return `${head('mocks/store/world')}
${lines(
  names,
  (name) =>
    `import { collections as ${variable(name)}, type Records as ${type(name)} } from './world/${name}.ts';`,
)}
/** What the areas keep. */
export interface RecordsOfAreas
  extends
${names.map((name) => `    ${type(name)}`).join(',\n')} {}

/** Their collections, and what these are searched by. */
export const collectionsOfAreas = {
${lines(names, (name) => `  ...${variable(name)},`)}};
`;
}

function seeds(files: readonly string[]): string {
  const loaded = new Set(named(files, '.ts'));
  const tied = new Set(named(files, '.dependencies.ts'));
  const parted = new Set(named(files, '.lazy-seed.ts'));
  const names = [...loaded.union(tied)].toSorted();
  const row = (name: string): string => {
    const parts = [
      ...(tied.has(name) ? [`...${name}`] : []),
      ...(loaded.has(name) ? [`load: () => import('./areas/${name}.ts')`] : []),
      ...(parted.has(name) ? [`loadLazySeed: () => import('./areas/${name}.lazy-seed.ts')`] : []),
    ];
    return `  ${name}: { ${parts.join(', ')} },`;
  };
  return `${head('mocks/seed/areas')}
import type { Area } from '@atrium/contract/generated/operations.ts';
${lines([...tied], (name) => `import { seedDependencies as ${name} } from './areas/${name}.dependencies.ts';`)}\
import type { SeededArea } from './seeded-area.ts';

/** The areas whose demo data wait for their first call; the rest is in seed.ts. */
export const seededAreas = {
${lines(names, row)}} satisfies Partial<Record<Area, SeededArea>>;
`;
}

function catalogs(files: readonly string[]): string {
  const names = named(files, '.json');
  return `${head('src/i18n/messages/en')}
${lines(names, (name) => `import type ${name} from './messages/en/${name}.json';`)}
/** The catalogs by area; the English ones give the keys to all others. */
export interface Catalogs {
${lines(names, (name) => `  ${name}: typeof ${name};`)}}
`;
}

function listInjectedFaults(files: readonly string[]): string {
  const names = named(files, '.ts');
  return `${head('packages/conformance/quality/injected-faults/cases')}
${lines(names, (name) => `import { injectedFaults as ${last(name)} } from './cases/${name}.ts';`)}\
import type { InjectedFault } from './injected-fault.ts';

/** Every fault that the kit is tried with. They know nothing of its checks. */
export const injectedFaults: readonly InjectedFault[] = [
${lines(names, (name) => `  ...${last(name)},`)}];
`;
}

/** A file's name without its folders. */
const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The server uses the same names for rights as the app; it is not part of the app. */
function rightNames(_: readonly string[], read: (file: string) => string): string {
  const names = languages.map((language) => {
    const text = JSON.stringify(JSON.parse(read(`${language}/privileges.json`)), null, 2);
    return `  ${language}: ${text.replaceAll('\n', '\n  ')},\n`;
  });
  return `${head('src/i18n/messages/<language>/privileges.json')}
/** What rights are called: a group by its name, what is done there after a dot. */
export const rightNames = {
${names.join('')}};
`;
}

const languages = ['en', 'fr', 'es', 'zh', 'ar'];

// Checks the import rules (scripts/architecture/table.ts) for the full tree.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkArchitecture } from './architecture/check.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const { imports: aliases, workspaces } = readManifest('.');
const walls = Object.fromEntries(
  globSync(workspaces).map((folder) => {
    const { name, exports } = readManifest(folder);
    return [name, { folder: `${folder.split(sep).join('/')}/`, exports }];
  }),
);
// Generated files follow their generator's style.
const isOurs = /(?<!\.gen)\.(?:[cm]?[jt]sx?|css)$/;
const files = new Map(
  globSync('{openapi,machines,mocks,packages,src,.storybook}/**/*.*', {
    exclude: (path) => /node_modules/.test(path),
  })
    .map((path) => path.split(sep).join('/'))
    .map((path) => [path, isOurs.test(path) ? readFileSync(path, 'utf8') : '']),
);
const violations = checkArchitecture({ files, aliases, walls });
for (const violation of violations) console.error(violation);
console.log(`${files.size} files, ${violations.length} forbidden imports`);
process.exitCode = violations.length > 0 ? 1 : 0;

// Holds the table "who may import whom" (scripts/architecture/table.ts) against the whole tree.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkArchitecture } from './architecture/check.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8'));
// What is generated follows its generator's habits.
const isOurs = /(?<!\.gen)\.(?:[cm]?[jt]sx?|css)$/;
const files = new Map(
  globSync('{openapi,machines,mocks,src,.storybook}/**/*.*', {
    exclude: (path) => /node_modules/.test(path),
  })
    .map((path) => path.split(sep).join('/'))
    .map((path) => [path, isOurs.test(path) ? readFileSync(path, 'utf8') : '']),
);
const violations = checkArchitecture({ files, aliases });
for (const violation of violations) console.error(violation);
console.log(`${files.size} files, ${violations.length} imports against the rules`);
process.exitCode = violations.length > 0 ? 1 : 0;

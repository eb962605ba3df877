// Builds the package for `npm pack`: the TypeScript sources as JavaScript, since Node runs no
// TypeScript below node_modules; the bundled contract; and the validator, so that the package
// installs without a registry. `--clean` removes them again.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const validator = '@cfworker/json-schema';
const root = dirname(fileURLToPath(import.meta.url));
const made = ['dist', 'generated', 'node_modules'].map((name) => join(root, name));

for (const folder of made) rmSync(folder, { recursive: true, force: true });
if (!process.argv.includes('--clean')) build();

function build() {
  const sources = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', 'testing/**'] });
  for (const source of sources) {
    const target = join(root, 'dist', source.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, toScript(readFileSync(join(root, source), 'utf8')));
  }
  cpSync(join(root, '../generated/openapi.json'), join(root, 'generated/openapi.json'));
  const installed = dirname(fileURLToPath(import.meta.resolve(`${validator}/package.json`)));
  cpSync(installed, join(root, 'node_modules', validator), { recursive: true, dereference: true });
}

/** Strips the types, and renames imports to the compiled files. */
function toScript(text) {
  return stripTypeScriptTypes(text).replaceAll(
    /(from\s+|import\()(['`])(\.[^'`]*)\.ts\2/g,
    '$1$2$3.js$2',
  );
}

// `npm run build`: writes the package to publish to `dist/`, or to `--out <folder>`: the sources as
// JavaScript with their types, since Node runs no TypeScript below node_modules; the bundled
// contract; and the validator, so that the package installs without a registry.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(fileURLToPath(import.meta.url));
const repository = join(root, '../..');
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);
const validator = '@cfworker/json-schema';

rmSync(out, { recursive: true, force: true });
const emitted = mkdtempSync(join(tmpdir(), 'atrium-kit-'));
try {
  const config = join(root, 'tsconfig.build.json');
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', config, '--outDir', emitted], {
    stdio: 'inherit',
  });
  cpSync(join(emitted, 'packages/conformance'), out, { recursive: true });
  cpSync(join(emitted, 'openapi/generated/types.d.ts'), join(out, 'contract/types.d.ts'));
  for (const kind of ['js', 'd.ts']) {
    const name = `text-pattern.${kind}`;
    cpSync(join(emitted, 'openapi', name), join(out, 'contract', name));
  }
} finally {
  rmSync(emitted, { recursive: true });
}

// The compiler renames imports in scripts, but not in types.
for (const name of globSync('**/*.d.ts', { cwd: out })) {
  const path = join(out, name);
  const text = readFileSync(path, 'utf8');
  const renamed = text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.ts\2/g, '$1$2$3.js$2');
  if (renamed !== text) writeFileSync(path, renamed);
}

cpSync(join(repository, 'openapi/generated/openapi.json'), join(out, 'contract/openapi.json'));
for (const name of ['README.md', 'LICENSE']) cpSync(join(root, name), join(out, name));
const installed = dirname(fileURLToPath(import.meta.resolve(`${validator}/package.json`)));
cpSync(installed, join(out, 'node_modules', validator), { recursive: true, dereference: true });

const {
  devDependencies: _,
  scripts: __,
  ...manifest
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const published = {
  ...manifest,
  bin: { 'atrium-conformance': 'cli.js' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  imports: {
    '#contract/openapi.json': './contract/openapi.json',
    '#contract/text-pattern': './contract/text-pattern.js',
    '#contract/types': { types: './contract/types.d.ts' },
  },
  files: ['**/*'],
  bundleDependencies: [validator],
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);

// `npm run build`: writes the package to publish to `dist/`, or to `--out <folder>`: the sources as
// JavaScript with their types, and the style sheets.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = dirname(fileURLToPath(import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'dist') } } });
const out = resolve(values.out);

rmSync(out, { recursive: true, force: true });
const config = join(root, 'tsconfig.build.json');
const compiler = join(root, '../../node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', config, '--outDir', out], { stdio: 'inherit' });

// The compiler renames imports in scripts, but not in types.
for (const name of globSync('**/*.d.ts', { cwd: out })) {
  const path = join(out, name);
  const text = readFileSync(path, 'utf8');
  const renamed = text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2');
  if (renamed !== text) writeFileSync(path, renamed);
}

// Storybook's manager has a React of its own: elements are created by the imported React, since the
// automatic runtime would be that of another version.
for (const name of globSync('{addon,view}/**/*.tsx', {
  cwd: root,
  exclude: ['**/*.stories.tsx'],
})) {
  const path = join(out, name.replace(/\.tsx$/, '.js'));
  if (!existsSync(path)) continue; // Only tests use it.
  const text = readFileSync(path, 'utf8');
  if (/^import \* as React /m.test(text)) continue;
  writeFileSync(path, `import * as React from 'react';\n${text}`);
}

for (const name of globSync('view/**/*.css', { cwd: root })) {
  cpSync(join(root, name), join(out, name));
}
for (const name of ['README.md', 'LICENSE']) cpSync(join(root, name), join(out, name));

const { scripts: _, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const toBuilt = (target) => {
  const script = target.replace(/\.tsx?$/, '.js');
  return script === target ? target : { types: script.replace(/\.js$/, '.d.ts'), default: script };
};
const exported = Object.entries(manifest.exports).map(([name, target]) => [name, toBuilt(target)]);
const published = { ...manifest, exports: Object.fromEntries(exported), files: ['**/*'] };
writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);

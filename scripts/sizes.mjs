// Checks the built app against the budgets of sizes.json: `node scripts/sizes.mjs [dist]`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { collectFiles } from './sizes/closure.ts';
import { buildBudgets, pagesIn } from './sizes/pages.ts';

const here = dirname(fileURLToPath(import.meta.url));
const dist = process.argv[2] ?? join(here, '..', 'dist');

const measureKb = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000;

try {
  const { budgets, pages: rule } = JSON.parse(readFileSync(join(here, 'sizes.json'), 'utf8'));
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  const failed = [...budgets, ...buildBudgets(namedPages(), rule)].filter(
    (budget) => !holds(manifest, budget),
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The pages of the routes, and the tabs of the Profile page. */
function namedPages() {
  const root = join(here, '..');
  return ['src/routes/**/*.tsx', 'src/features/*/tab-pages.ts']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .toSorted()
    .flatMap((path) => pagesIn(path, readFileSync(join(root, path), 'utf8')))
    .filter(({ file }, index, all) => all.findIndex((page) => page.file === file) === index);
}

/** Prints one line; if the budget is exceeded, also its files, largest first. */
function holds(manifest, budget) {
  const sizes = [...collectFiles(manifest, budget)].map((file) => ({ file, kb: measureKb(file) }));
  const total = sizes.reduce((sum, { kb }) => sum + kb, 0);
  const fits = total <= budget.budgetKb && sizes.length <= (budget.files ?? Infinity);
  console.log(
    `${fits ? 'ok      ' : 'TOO BIG '}${budget.name}: ${total.toFixed(1)} of ${budget.budgetKb} kB in ${sizes.length} files`,
  );
  if (!fits) {
    for (const { file, kb } of sizes.toSorted((a, b) => b.kb - a.kb)) {
      console.log(`        ${kb.toFixed(1).padStart(7)} kB  ${file}`);
    }
  }
  return fits;
}

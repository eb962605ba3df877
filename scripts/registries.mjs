/**
 * Writes the lists that follow from folders: `node scripts/registries.mjs`.
 * With `--check` nothing is written; lists that differ are named and the exit code is 1.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outdated, writeAll } from './registries/tree.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (process.argv.includes('--check')) {
  const differing = outdated(root);
  if (differing.length > 0) {
    console.error(`Not what the folders say; run npm run registries:\n  ${differing.join('\n  ')}`);
    process.exitCode = 1;
  }
} else {
  writeAll(root);
}

/**
 * Writes the lists that are generated from folders: `node scripts/registries.mjs`. With `--check`
 * it writes nothing; it lists differing files and exits with 1.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outdated, writeAll } from './registries/tree.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (process.argv.includes('--check')) {
  const differing = outdated(root);
  if (differing.length > 0) {
    console.error(
      `These files are out of date. Run npm run registries:\n  ${differing.join('\n  ')}`,
    );
    process.exitCode = 1;
  }
} else {
  writeAll(root);
}

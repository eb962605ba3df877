/**
 * `npm run new -- crates crate`: creates the files of a catalogue area, from its contract to its
 * stories. They compile and work; open decisions are marked, and a test names them. See
 * docs/adding-a-flow.md, "An area of records".
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeArea } from './new/tree.ts';
import { undecided } from './new/undecided.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [area = '', thing = ''] = process.argv.slice(2);

try {
  const files = await writeArea(root, { area, thing });
  const locations = undecided(root);
  console.log(`Created the area ${area} with ${files.length} files.\n`);
  console.log(
    `Open decisions: ${locations.length}. scripts/new/undecided.test.ts fails until you make them:`,
  );
  console.log(locations.map((index) => `  ${index}`).join('\n'));
} catch (error) {
  console.error(`${error.message}\nUsage: npm run new -- <area> <thing>`);
  process.exitCode = 1;
}

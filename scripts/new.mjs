/**
 * `npm run new -- crates crate`: lays the files of a catalogue area out, from its contract to its
 * stories. They compile and work; what a person must decide is marked, and a test names it.
 * See docs/adding-a-flow.md, "An area of records".
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
  console.log(`${area} is laid out, in ${files.length} files.\n`);
  console.log(
    `To decide, ${locations.length} times; scripts/new/undecided.test.ts fails until then:`,
  );
  console.log(locations.map((index) => `  ${index}`).join('\n'));
} catch (error) {
  console.error(`npm run new -- <area> <thing>: ${error.message}`);
  process.exitCode = 1;
}

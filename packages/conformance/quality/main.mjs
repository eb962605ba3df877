// `npm run kit:quality [-- injected-faults|mutants [options]]`: how many faults of a server the kit
// finds. Without a name: the tests of the measurement, every injected fault, then every mutant. Exit
// code 1 below 95 %.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const [name, ...options] = process.argv.slice(2);

/** The tests of the measurement itself. */
function testMeasurement() {
  const runner = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [runner, 'run', '--project=quality'];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status;
}

const measurements = {
  'injected-faults': async (args) =>
    (await import('./injected-faults/mutation-score.ts')).measureMutationScore(args),
  mutants: async (args) => (await import('./mutants/main.ts')).main(args),
};

async function measureAll() {
  const results = [testMeasurement()];
  for (const measure of Object.values(measurements)) results.push(await measure([]));
  return results.every((code) => code === 0) ? 0 : 1;
}

if (name === undefined) process.exitCode = await measureAll();
else if (Object.hasOwn(measurements, name)) process.exitCode = await measurements[name](options);
else {
  const names = Object.keys(measurements).join(' or ');
  console.error(`Unknown measurement "${name}". Use ${names}, or nothing for all.`);
  process.exitCode = 2;
}

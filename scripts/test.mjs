// `npm test`: every check of the project in one run. `npm test -- --only stage[,stage]`: only those
// stages. `npm test -- --changed`: the checks that the change since main affects, in about a
// minute. Prints a line per stage, the failures with their reasons, the output of each failed
// stage, and `N passed, N failed` at the end.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `The tests require Node 24, but this is Node ${process.versions.node}. Run them with \`npm test\`, which includes Node 24.`,
  );
  process.exit(1);
}
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const { seed, stages } = await import('./stages/table.ts');
const { runInOrder, selectStages } = await import('./stages/order.ts');
const { runStage, stageEnv, stopAll } = await import('./stages/run.ts');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    void stopAll().then(() => process.exit(1));
  });
}

function print({ name, passed, failed, remarks, output, seconds }) {
  const word = failed > 0 ? 'FAILED' : 'ok';
  const numbers = `${passed} passed, ${failed} failed`;
  console.log(
    `${word.padEnd(6)}  ${name.padEnd(9)}  ${numbers.padEnd(22)}  ${seconds.toFixed(1)} s`,
  );
  for (const remark of remarks) console.log(`  ${name}: ${remark}`);
  if (failed > 0 && output.trim()) console.log(`\n${output.trim()}\n`);
}

let selected;
let env;
try {
  selected = selectStages(stages, process.argv.slice(2));
  env = stageEnv();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

console.log(`Stories and e2e tests ran in random order. To repeat it: SEED=${seed} npm test`);
const results = await runInOrder(selected, (stage) => runStage(stage, env), print);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

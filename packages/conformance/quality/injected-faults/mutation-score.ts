import { parseArgs } from 'node:util';
import { createContract, loadLibrary } from '../../index.ts';
import { publish, type Share } from '../mutants/figures.ts';
import { listAreas } from '../mutants/report.ts';
import { injectedFaults } from './injected-faults.gen.ts';
import { findFailures, tryInjectedFault, type Trial } from './trial.ts';

/** Share of faults that the kit must find. */
const target = 0.95;

/** Tries every fault, prints the results and returns the exit code. */
export async function measureMutationScore(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args: args,
    options: { only: { type: 'string' }, publish: { type: 'boolean' } },
  });
  const requested = values.only?.split(',');
  const selected = injectedFaults.filter(({ area }) => requested?.includes(area) ?? true);
  if (selected.length === 0) {
    console.error(
      `No injected fault in the area ${values.only}. Use areas of the contract with --only.`,
    );
    return 1;
  }
  const ctx = { contract: createContract(), library: await loadLibrary() };
  for (const area of new Set(selected.map((injectedFault) => injectedFault.area))) {
    const [failure] = await findFailures({ area }, ctx);
    if (!failure) continue;
    console.error(
      `${failure.id} must pass without an injected fault, but fails: ${failure.failure?.what}`,
    );
    return 1;
  }
  const trials: Trial[] = [];
  for (const injectedFault of selected) {
    const trial = await tryInjectedFault(injectedFault, ctx);
    trials.push(trial);
    console.log(formatLine(trial));
  }
  console.log(formatSummary(trials));
  if (values.publish) publish({ injectedFaults: computeShares(trials) }, listAreas(ctx.contract));
  const found = trials.filter(({ foundBy }) => foundBy !== null).length;
  return found / trials.length >= target ? 0 : 1;
}

function formatLine({ injectedFault, foundBy, ms }: Trial): string {
  const word = foundBy ? 'found ' : 'MISSED';
  const by = foundBy ? `by ${foundBy.id}` : [injectedFault.on].flat().join(', ');
  return `${word}  ${injectedFault.kind.padEnd(13)}  ${injectedFault.name}  (${by}, ${Math.round(ms)} ms)`;
}

/** Found and missed faults by kind, and in total. */
function formatSummary(trials: readonly Trial[]): string {
  const rows = [...Map.groupBy(trials, ({ injectedFault }) => injectedFault.kind)].map(
    ([kind, all]) => `${kind.padEnd(13)}  ${formatCount(all)}`,
  );
  const missed = trials.filter(({ foundBy }) => foundBy === null);
  const names = missed.map(
    ({ injectedFault }) => `missed: ${injectedFault.kind}, ${injectedFault.name}`,
  );
  const found = trials.length - missed.length;
  const share = Math.floor((found / trials.length) * 1000) / 10;
  return ['', ...rows, ...names, `${formatCount(trials)} faults found, ${share} %`].join('\n');
}

/** Found and tried faults by area. */
const computeShares = (trials: readonly Trial[]): Record<string, Share> =>
  Object.fromEntries(
    [...Map.groupBy(trials, ({ injectedFault }) => injectedFault.area)].map(
      ([area, all]): [string, Share] => [
        area,
        [all.filter(({ foundBy }) => foundBy !== null).length, all.length],
      ],
    ),
  );

function formatCount(trials: readonly Trial[]): string {
  const found = trials.filter(({ foundBy }) => foundBy !== null).length;
  return `${found} of ${trials.length}`;
}

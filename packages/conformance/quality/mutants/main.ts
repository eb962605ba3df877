import { parseArgs } from 'node:util';
import { createContract } from '../../index.ts';
import { tryArea, type Outcome } from './area.ts';
import { isEquivalent, readEquivalent } from './equivalent.ts';
import { openMemory } from './memory.ts';
import { publish } from './figures.ts';
import { listAreas, buildFigures, formatLine, rate, formatSummary } from './report.ts';

/** Share of mutants, in percent, that the kit must find in every area. */
const target = 95;

const usage = `npm run kit:quality -- mutants [--only area[,area]] [--count 40] [--seed 1[,2]] [--kind order[,zone]] [--own] [--fresh] [--publish]

Mutates the reference server at random sites, one at a time, and reports how many mutants the
conformance checks find. An interrupted run continues where it stopped.

  --only AREA,…   mutate only these areas
  --count N       mutants per area (default: 40)
  --seed N,…      seeds of the random choice (default: 1)
  --kind KIND,…   only these kinds of mutation
  --own           run only the checks of the mutated area, which is faster
  --fresh         test surviving mutants again
  --publish       write the figures to docs/conformance-figures.md`;

/** Tries the mutants that the arguments select and returns the exit code. */
export async function main(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args: args,
    options: {
      only: text,
      count: text,
      kind: text,
      seed: text,
      fresh: flag,
      own: flag,
      publish: flag,
      help: flag,
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const known = readEquivalent();
  const all = listAreas(createContract());
  const seeds = (values.seed ?? '1').split(',').map(Number);
  const summaries: string[] = [];
  let isEnough = true;
  for (const area of selectAreas(values.only, all)) {
    const outcomes: Outcome[] = [];
    await tryArea({
      area,
      seeds,
      isOwnOnly: values.own ?? false,
      isAlike: (mutant) => isEquivalent(mutant, known),
      count: Number(values.count ?? 40),
      kinds: values.kind?.split(',') ?? null,
      memory: openMemory(area, values.fresh ?? false),
      onOutcome: (outcome) => {
        outcomes.push(outcome);
        console.log(formatLine(outcome));
      },
    });
    summaries.push(formatSummary(area, outcomes, known));
    if (values.publish)
      publish({ mutants: { [area]: buildFigures(outcomes, { seeds, known }) } }, all);
    isEnough &&= rate(outcomes, known) >= target;
  }
  console.log(['', ...summaries].join('\n'));
  return isEnough ? 0 : 1;
}

function selectAreas(only: string | undefined, all: readonly string[]): string[] {
  const selected = only?.split(',') ?? [...all];
  const unknown = selected.find((area) => !all.includes(area));
  if (unknown !== undefined)
    throw new Error(`Unknown area "${unknown}". Use one or more of: ${all.join(', ')}.`);
  return selected;
}

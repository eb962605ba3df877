import { parseArgs } from 'node:util';
import { createContract } from '#openapi/conformance/index.ts';
import { tryArea, type Outcome } from './area.ts';
import { isEquivalent, readEquivalent } from './equivalent.ts';
import { openMemory } from './memory.ts';
import { publish } from './figures.ts';
import { listAreas, buildFigures, formatLine, rate, formatSummary } from './report.ts';

/** Share of the mutants, in per cent, that the kit has to find in every area. */
const target = 95;

const usage = `npm run conformance:mutants -- [--only area[,area]] [--count 40] [--seed 1[,2]] [--kind order[,zone]] [--own] [--fresh] [--publish]

Changes the reference server at random spots, one at a time, and counts how many changes the kit
finds. A run that was broken off goes on; --kind tries changes of these kinds alone, --own the area's
own checks alone, which is quicker; --fresh tries survivors again, --publish
puts what it finds on docs/conformance-figures.md.`;

/** Tries the mutants that the words ask for, and answers the exit code. */
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
  if (unknown !== undefined) throw new Error(`No area is called "${unknown}": ${all.join(', ')}.`);
  return selected;
}

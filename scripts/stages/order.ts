import { narrow, readChange } from './changed.ts';
import type { Result } from './run.ts';
import type { Stage } from './table.ts';

/**
 * The stages that `--only a,b` names, in the order of the table, or the stages that `--changed`
 * selects. Throws on an unknown name.
 */
export function selectStages(stages: Stage[], args: string[], change = readChange): Stage[] {
  if (args.length === 1 && args[0] === '--changed') return narrow(stages, change());
  const names = readOnly(args);
  if (!names) return stages;
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown !== undefined || names.length === 0) {
    const known = stages.map((stage) => stage.name).join(', ');
    throw new Error(`Unknown stage "${unknown ?? ''}". Use one or more of: ${known}.`);
  }
  return stages.filter((stage) => names.includes(stage.name));
}

/**
 * Runs every stage, even after a failure, and reports the results in the order of the table. Cheap
 * stages run two at a time; every other stage runs by itself, except with a stage that names it in
 * `parallelWith`.
 */
export async function runInOrder(
  stages: Stage[],
  run: (stage: Stage) => Promise<Result>,
  report: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  const finish = (result: Result): void => {
    results.push(result);
    report(result);
  };
  const cheap = stages.filter((stage) => stage.isCheap);
  const pending = pairwise(cheap, run);
  for (const stage of stages) {
    const early = pending.get(stage);
    if (early) {
      finish(await early);
      continue;
    }
    await Promise.all(pending.values());
    const cause = results.find(({ name, failed }) => failed > 0 && stage.needs?.includes(name));
    if (cause) {
      finish(blocked(stage, cause));
      continue;
    }
    const running = run(stage);
    const others = stages.filter(({ parallelWith }) => parallelWith === stage.name);
    for (const other of others) pending.set(other, run(other));
    finish(await running);
  }
  return results;
}

/** Starts two stages, and the next one each time a stage ends. */
function pairwise(stages: Stage[], run: (stage: Stage) => Promise<Result>) {
  const jobs = stages.map((stage) => ({ stage, ...Promise.withResolvers<Result>() }));
  const queue = jobs.values();
  const work = async (): Promise<void> => {
    for (const { stage, resolve, promise } of queue) {
      resolve(run(stage));
      await promise;
    }
  };
  void work();
  void work();
  return new Map(jobs.map(({ stage, promise }) => [stage, promise]));
}

function blocked(stage: Stage, cause: Result): Result {
  const remarks = [`skipped, because ${cause.name} failed`];
  return { name: stage.name, passed: 0, failed: 1, remarks, output: '', seconds: 0 };
}

function readOnly(args: string[]): string[] | undefined {
  const [flag, value, ...rest] = args.flatMap((arg) => arg.split(/(?<=^--only)=/));
  if (flag === undefined) return undefined;
  if (flag !== '--only' || value === undefined || rest.length > 0) {
    throw new Error('Usage: npm test -- [--changed | --only stage[,stage]]');
  }
  return value.split(',').filter(Boolean);
}

import type { Step } from '../../core/link/protocol.ts';

export interface Row {
  step: Step;
  /** The position on the line, from 1. */
  number: number;
  phase: 'past' | 'present' | 'future';
  /** Other branches from this step. */
  branches: Branch[];
}

export interface Branch {
  first: Step;
  /** The number of its steps, including its own branches. */
  length: number;
}

export interface Line {
  rows: Row[];
  /** Other branches from the start. */
  branches: Branch[];
}

/** The steps from the start to the tip, and where other branches start. */
export function buildLine(steps: readonly Step[], head: string | null, tip: string | null): Line {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const after = Map.groupBy(steps, ({ before }) => before);
  const line: Step[] = [];
  let step = byId.get(tip ?? head ?? '');
  while (step) {
    line.unshift(step);
    step = step.before === null ? undefined : byId.get(step.before);
  }
  const onLine = new Set(line.map(({ id }) => id));
  const branchesFrom = (id: string | null): Branch[] =>
    (after.get(id) ?? [])
      .filter((each) => !onLine.has(each.id))
      .map((first) => ({ first, length: getLength(first, after) }));

  const present = line.findIndex(({ id }) => id === head);
  return {
    branches: branchesFrom(null),
    rows: line.map((each, index) => ({
      step: each,
      number: index + 1,
      phase: index === present ? 'present' : index < present ? 'past' : 'future',
      branches: branchesFrom(each.id),
    })),
  };
}

function getLength(first: Step, after: ReadonlyMap<string | null, Step[]>): number {
  let length = 0;
  const open = [first];
  for (let step = open.pop(); step; step = open.pop()) {
    length += 1;
    open.push(...(after.get(step.id) ?? []));
  }
  return length;
}

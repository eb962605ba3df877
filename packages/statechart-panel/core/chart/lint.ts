import type { Covered } from '../link/protocol.ts';
import type { Chart, ChartState } from './chart.ts';
import { leadsOut, reachable } from './reach.ts';

export type LintRule =
  | 'unreachable'
  | 'dead-end'
  | 'no-description'
  | 'no-error-branch'
  | 'numbered-invoke'
  | 'history-without-default'
  | 'initial-is-final'
  | 'not-covered';

export interface Finding {
  rule: LintRule;
  /** Id of a state, or key of a transition. */
  location: string;
  /** Id of the state concerned; for a transition, its source state. */
  state: string;
  /** The problem as a sentence for the user. */
  message: string;
}

/**
 * The problems of a chart, in the order of its states. With the coverage of tests, it also reports
 * the transitions that no test takes; with null, coverage is not checked.
 */
export function lintChart(chart: Chart, covered: Covered | null = null): Finding[] {
  const reached = reachable(chart);
  const findings = chart.states.flatMap((state) => [
    ...lintState(chart, state, reached),
    ...lintInvokes(state),
  ]);
  return covered ? [...findings, ...lintCovered(chart, covered)] : findings;
}

/** The name of a state in a sentence: its path, or the machine's id. */
const stateName = ({ path, name }: ChartState): string => path || name;

function lintState(chart: Chart, state: ChartState, reached: ReadonlySet<string>): Finding[] {
  const name = stateName(state);
  const found: Finding[] = [];
  const find = (rule: LintRule, message: string) =>
    found.push({ rule, location: state.id, state: state.id, message });

  if (!reached.has(state.id)) find('unreachable', `No transition leads to ${name}.`);
  if (isDeadEnd(chart, state)) {
    find('dead-end', `${name} has no outgoing transition, invokes nothing, and isn't final.`);
  }
  if (state.kind === 'history') {
    if (!state.fallback) {
      find('history-without-default', `${name} has no default target.`);
    }
  } else if (state.description.trim() === '') {
    find('no-description', `${name} has no description.`);
  }
  const initial = chart.states.find(({ id }) => id === state.initial);
  if (initial?.kind === 'final') {
    find(
      'initial-is-final',
      `${name} starts in ${initial.name}, which is final, so it ends at once.`,
    );
  }
  return found;
}

/** A non-final state that nothing can leave; a region is left only through its ancestors. */
function isDeadEnd(chart: Chart, state: ChartState): boolean {
  if (state.kind !== 'atomic' || state.invokes.length > 0) return false;
  const parent = chart.states.find(({ id }) => id === state.parent);
  return parent?.kind === 'compound' && !leadsOut(chart, state);
}

function lintInvokes(state: ChartState): Finding[] {
  return state.invokes.flatMap(({ id, hasErrorBranch, canFail, kind }) => {
    const found: Finding[] = [];
    const at = { location: state.id, state: state.id };
    if (/^\d+\./.test(id)) {
      const message = `An invoke of ${stateName(state)} has no id of its own; its default id is ${id}.`;
      found.push({ rule: 'numbered-invoke', ...at, message });
    }
    // Where a chart does not specify it, a machine is assumed to catch its own failures.
    const fails = canFail ?? ['promise', 'callback', 'observable'].includes(kind);
    if (fails && !hasErrorBranch) {
      const message = `${stateName(state)} doesn't handle an error of ${id}.`;
      found.push({ rule: 'no-error-branch', ...at, message });
    }
    return found;
  });
}

function lintCovered(chart: Chart, covered: Covered): Finding[] {
  const taken = new Set(covered.transitions);
  return chart.transitions
    .filter(({ key }) => !taken.has(key))
    .map(({ key, source, label, guard, targets }) => {
      const from = chart.states.find(({ id }) => id === source);
      const event = guard === null ? label : `${label} [${guard}]`;
      const name = from ? stateName(from) : source;
      const to = targets.map((target) => getName(chart, target)).join(', ');
      const way = to === '' ? `in ${name}` : `from ${name} to ${to}`;
      const message = `No test covers ${event} ${way}.`;
      return { rule: 'not-covered' as const, location: key, state: source, message };
    });
}

function getName(chart: Chart, id: string): string {
  const state = chart.states.find((each) => each.id === id);
  return state ? stateName(state) : id;
}

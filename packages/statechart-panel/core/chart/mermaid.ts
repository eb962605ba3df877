import type { Chart, ChartState, ChartTransition } from './chart.ts';

/**
 * The chart as a Mermaid state diagram. Mermaid has no history states, so they become states named
 * H or H*. A transition without a target becomes a line of text in its state.
 */
export function toMermaid(chart: Chart): string {
  const [root] = chart.states;
  if (!root) return 'stateDiagram-v2\n';
  const drawn = writer(chart);
  // Mermaid has no box around the machine; regions and the machine's own transitions need one.
  const needsBox =
    root.kind !== 'compound' ||
    chart.transitions.some(({ source, targets }) => [source, ...targets].includes(root.id));
  const body = needsBox ? drawn.state(root) : drawn.inside(root);
  const lines = ['---', `title: ${JSON.stringify(chart.id)}`, '---', 'stateDiagram-v2'];
  return `${[...lines, ...indent([...body, ...drawn.arrows(null)])].join('\n')}\n`;
}

function writer(chart: Chart) {
  const states = new Map(chart.states.map((each) => [each.id, each]));
  const names = getNames(chart.states);
  const getName = (id: string) => names.get(id) ?? id;
  const getChildren = (id: string) => chart.states.filter(({ parent }) => parent === id);
  const scopes = Map.groupBy(chart.transitions, (transition) => getScope(states, transition));

  function state(each: ChartState): string[] {
    const title = each.kind === 'history' ? historyMark(each) : escaped(each.name);
    const head = `state "${title}" as ${getName(each.id)}`;
    const stays = (scopes.get(each.id) ?? []).filter(({ targets }) => targets.length === 0);
    const notes = stays.map((transition) => `${getName(each.id)} : ${getLabel(transition)}`);
    if (getChildren(each.id).length > 0)
      return [`${head} {`, ...indent(inside(each)), '}', ...notes];
    const ends = each.kind === 'final' ? [`${getName(each.id)} --> [*]`] : [];
    return [head, ...notes, ...ends];
  }

  function inside(each: ChartState): string[] {
    const children = getChildren(each.id).map(state);
    if (each.kind === 'parallel') {
      return children.flatMap((lines, index) => (index > 0 ? ['--', ...lines] : lines));
    }
    const first = each.initial === null ? [] : [`[*] --> ${getName(each.initial)}`];
    return [...first, ...children.flat(), ...arrows(each.id)];
  }

  function arrows(scope: string | null): string[] {
    return (scopes.get(scope) ?? []).flatMap((transition) =>
      transition.targets.map(
        (target) =>
          `${getName(transition.source)} --> ${getName(target)} : ${getLabel(transition)}`,
      ),
    );
  }

  return { state, inside, arrows };
}

/**
 * Id of the state whose braces contain a transition: the innermost non-parallel state that holds
 * both ends; the state itself for a transition without a target; null for the machine.
 */
function getScope(
  states: ReadonlyMap<string, ChartState>,
  { source, targets }: ChartTransition,
): string | null {
  if (targets.length === 0) return source;
  const around = (id: string): string[] => {
    const parent = states.get(id)?.parent;
    return parent ? [parent, ...around(parent)] : [];
  };
  const rest = targets.map((target) => new Set(around(target)));
  const holds = (id: string) => rest.every((set) => set.has(id));
  const scope = around(source).find((id) => holds(id) && states.get(id)?.kind === 'compound');
  return scope ?? null;
}

/** Unique names made of letters, digits and underscores, which Mermaid accepts. */
function getNames(states: readonly ChartState[]): Map<string, string> {
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const { id, path, name } of states) {
    const word = `s_${(path || name).replaceAll(/\W/g, '_')}`;
    let unique = word;
    for (let number = 2; used.has(unique); number += 1) unique = `${word}_${number}`;
    used.add(unique);
    names.set(id, unique);
  }
  return names;
}

const historyMark = ({ history }: ChartState) => (history === 'deep' ? 'H*' : 'H');

/** `START [isOpen] / keepEntry`. */
function getLabel({ label, guard, actions }: ChartTransition): string {
  const guarded = guard === null ? label : `${label} [${guard}]`;
  return escaped(actions.length > 0 ? `${guarded} / ${actions.join(', ')}` : guarded);
}

/** Replaces characters that have a meaning in Mermaid by its character codes. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\p{L}\p{N} _.,/!?()[\]*+='-]/gu, (sign) => `#${sign.codePointAt(0)};`);

const indent = (lines: string[]): string[] => lines.map((line) => `  ${line}`);

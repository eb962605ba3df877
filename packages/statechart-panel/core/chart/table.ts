import type { Chart, ChartState } from './chart.ts';

const head = [
  'state',
  'event',
  'guard',
  'branch',
  'target',
  'actions',
  'reenter',
  'calls',
] as const;

/**
 * The transitions as CSV (RFC 4180) for a spreadsheet. `calls` lists the operations that are called
 * on arrival, separated by spaces.
 */
export function toCsv(chart: Chart): string {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const getName = (id: string) => states.get(id)?.path || id;
  const rows = chart.transitions.map((transition) => [
    getName(transition.source),
    transition.label,
    transition.guard ?? '',
    String(transition.branch),
    transition.targets.map(getName).join(' '),
    transition.actions.join(' '),
    String(transition.reenter),
    [...new Set(transition.targets.flatMap((id) => callsOn(states, id)))].join(' '),
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * The operations that are called when a state is entered: those of its own invokes and of its
 * initial descendants.
 */
function callsOn(states: ReadonlyMap<string, ChartState>, id: string): string[] {
  const state = states.get(id);
  if (!state) return [];
  const inner =
    state.kind === 'parallel'
      ? [...states.values()].flatMap(({ id: child, parent }) => (parent === id ? [child] : []))
      : [state.initial ?? state.fallback].flatMap((child) => child ?? []);
  return [
    ...state.invokes.flatMap(({ calls }) => calls),
    ...inner.flatMap((child) => callsOn(states, child)),
  ];
}

/**
 * A spreadsheet evaluates a cell that begins like a formula; a leading apostrophe makes it text.
 */
function cell(text: string): string {
  const safe = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

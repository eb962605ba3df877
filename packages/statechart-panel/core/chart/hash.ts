import type { ChartState, ChartTransition } from './chart.ts';

/** A short hash of a chart's behavior: eight hexadecimal digits, without its texts. */
export function computeHash(states: ChartState[], transitions: ChartTransition[]): string {
  const shape = {
    states: states.map(({ description: _text, ...state }) => ({
      ...state,
      invokes: state.invokes.map(({ id, source, machine }) => ({ id, source, machine })),
    })),
    transitions,
  };
  return fnv1a(JSON.stringify(shape)).toString(16).padStart(8, '0');
}

/** FNV-1a, 32 bit: enough to distinguish two versions of one chart. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}

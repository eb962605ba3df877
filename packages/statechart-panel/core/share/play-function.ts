import type { Interaction } from '../link/protocol.ts';
import { toScript, type Call } from './calls.ts';
import { createDrivers } from './drivers.ts';

/**
 * The interaction as the `play` function of a story, for a file that imports `getDriver` from the
 * panel. The responses to the story's first calls are selected in `beforeEach`, because those calls
 * are over when `play` runs.
 */
export function playFunction(interaction: Interaction): string {
  const { first, calls } = toScript(interaction);
  const parts = [property('play: async () => {', calls)];
  if (first.length > 0) parts.unshift(property('beforeEach: () => {', first));
  return parts.join('');
}

/** A story's properties are indented by two columns; lines break accordingly. */
const column = '  ';

function property(head: string, calls: readonly Call[]): string {
  if (calls.length === 0) return `${head.replace(/{$/, '{}')},\n`;
  const drivers = createDrivers(calls);
  const indent = `${column}  `;
  const body = [...drivers.made(indent), ...drivers.lines(indent)]
    .flatMap((text) => text.split('\n'))
    .map((line) => line.slice(column.length));
  return [head, ...body, '},', ''].join('\n');
}

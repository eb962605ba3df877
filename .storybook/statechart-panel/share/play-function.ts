import type { Walk } from '../link/protocol.ts';
import { scriptOf } from './calls.ts';
import { driversOf } from './drivers.ts';

/**
 * The walk as the `play` of a story, for a file that imports `walkOf` from the panel. What the
 * server answers to the story's first calls is picked in `beforeEach`: at `play` they are over.
 */
export function playFunction(walk: Walk): string {
  const { first, calls } = scriptOf(walk);
  const parts = [property('play: async () => {', calls)];
  if (first.length > 0) parts.unshift(property('beforeEach: () => {', first));
  return parts.join('');
}

function property(head: string, calls: ReturnType<typeof scriptOf>['calls']): string {
  const drivers = driversOf(calls);
  if (calls.length === 0) return `${head.replace(/{$/, '{}')},\n`;
  return [head, ...drivers.made('  '), ...drivers.lines('  '), '},', ''].join('\n');
}

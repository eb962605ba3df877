import type { Interaction } from '../link/protocol.ts';
import type { Call } from './calls.ts';
import { callText, stringText } from './literal.ts';

/** `const driver = getDriver('mini-timer');` for one actor; with several, each has a name of its own. */
export function createDrivers(calls: readonly Call[]) {
  const actors = [...new Set(calls.map(({ actor }) => actor))];
  const names = new Map<string, string>();
  for (const actor of actors) {
    const word = actors.length === 1 ? 'driver' : toVariableName(actor);
    let name = word;
    for (let number = 2; [...names.values()].includes(name); number += 1) name = `${word}${number}`;
    names.set(actor, name);
  }
  const getName = (actor: string) => names.get(actor) ?? 'driver';

  return {
    /** The line that creates each driver. */
    made: (indent: string): string[] =>
      actors.map((actor) => `${indent}const ${getName(actor)} = getDriver(${stringText(actor)});`),
    /** The calls in order; only asynchronous ones are awaited. */
    lines: (indent: string, listed: readonly Call[] = calls): string[] =>
      listed.map(({ actor, method, arguments: values }) => {
        const isAwaited = method !== 'mocks' && method !== 'advances';
        const head = `${isAwaited ? 'await ' : ''}${getName(actor)}.${method}`;
        return callText(head, values, indent);
      }),
  };
}

/** `miniTimer` from `mini-timer`, never a reserved word. */
function toVariableName(actor: string): string {
  const [first = '', ...others] = actor.match(/[A-Za-z0-9]+/g) ?? [];
  const rest = others.map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const name = `${first.charAt(0).toLowerCase()}${first.slice(1)}${rest.join('')}`;
  return /^\d|^$/.test(name) ? `driver${name}` : `${name}Driver`;
}

/** The start and end of an interaction, used as the name of its test. */
export function getTitle({ story, moves }: Interaction): string {
  const last = moves.findLast(({ to }) => to.some((path) => path !== ''));
  return last ? `${story} reaches ${last.to.join(' and ')}` : story;
}

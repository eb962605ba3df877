/** A guard or action as a machine's definition holds it: text, object or function. */

interface Named {
  type?: unknown;
  name?: unknown;
  guards?: readonly unknown[];
  check?: unknown;
  stateValue?: unknown;
}

/** JavaScript names an anonymous function after the property that it is assigned to. */
const properties = new Set(['', 'guard', 'actions', 'entry', 'exit']);

const inline = ({ name }: Named, fallback: string): string =>
  typeof name === 'string' && !properties.has(name) ? name : fallback;

/** `isLive`, `not isLive`, `isLive and isToday`; an anonymous function is an inline guard. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const value = guard as Named;
  if (Array.isArray(value.guards)) return joined(value);
  if (value.stateValue !== undefined) return `in ${stateName(value.stateValue)}`;
  if (typeof value.type === 'string') return value.type;
  return typeof guard === 'function' ? inline(value, 'inline guard') : 'inline guard';
}

/**
 * `and`, `or` and `not` are recognized by their check function, because a build shortens their
 * names. A nested combination is put in parentheses.
 */
function joined({ guards = [], check }: Named): string {
  const names = guards.map((guard) => {
    const name = guardName(guard);
    return ((guard as Named).guards?.length ?? 0) > 1 ? `(${name})` : name;
  });
  const how = String(check);
  if (how.includes('.some(')) return names.join(' or ');
  if (how.includes('.every(')) return names.join(' and ');
  return `not ${names.join('')}`;
}

const stateName = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * `storeEntry`; XState's built-in actions without a name are named by their kind: `assign`, `emit`.
 */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const value = action as Named;
  if (typeof value.type === 'string') return value.type.replace(/^xstate\./, '');
  return inline(value, 'inline action');
}

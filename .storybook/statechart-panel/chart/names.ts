/** Names of guards and actions as a machine's definition carries them: text, object or function. */

interface Named {
  type?: unknown;
  name?: unknown;
  guards?: readonly unknown[];
  check?: unknown;
  stateValue?: unknown;
}

/** JavaScript names a function without a name after the property that it is written to. */
const properties = new Set(['', 'guard', 'actions', 'entry', 'exit']);

const inline = ({ name }: Named, fallback: string): string =>
  typeof name === 'string' && !properties.has(name) ? name : fallback;

/** `isLive`, `not isLive`, `isLive and isToday`; a function without a name is an inline guard. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const value = guard as Named;
  if (Array.isArray(value.guards)) return joined(value);
  if (value.stateValue !== undefined) return `in ${stateName(value.stateValue)}`;
  if (typeof value.type === 'string') return value.type;
  return typeof guard === 'function' ? inline(value, 'inline guard') : 'inline guard';
}

/**
 * `and`, `or` and `not` are told by how they check, which a build leaves as it is, while it shortens
 * their names. What is joined within a join stands in brackets.
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

/** `storeEntry`; XState's own actions without a name are named by what they do: `assign`, `emit`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const value = action as Named;
  if (typeof value.type === 'string') return value.type.replace(/^xstate\./, '');
  return inline(value, 'inline action');
}

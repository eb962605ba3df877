/** Names of guards and actions as a machine's definition carries them: text, object or function. */

interface Named {
  type?: unknown;
  name?: unknown;
  params?: unknown;
  guards?: readonly unknown[];
  check?: unknown;
}

const inline = (value: Named, fallback: string): string =>
  typeof value.name === 'string' && value.name !== '' && value.name !== 'guard'
    ? value.name
    : fallback;

/** `isLive`, `not isLive`, `isLive and isToday`; a function without a name is an inline guard. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const value = guard as Named;
  if (Array.isArray(value.guards)) return joined(value);
  if (typeof guard === 'function') {
    return typeof value.type === 'string' ? value.type : inline(value, 'inline guard');
  }
  return typeof value.type === 'string' ? value.type : 'inline guard';
}

function joined({ guards = [], name, check }: Named): string {
  const names = guards.map(guardName);
  const kind = typeof name === 'string' ? name : String(check);
  if (names.length === 1) return `not ${names.join('')}`;
  return names.join(kind.includes('or') ? ' or ' : ' and ');
}

/** `keepEntry`; XState's own actions without a name are named by what they do: `assign`, `emit`. */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  const value = action as Named;
  if (typeof value.type === 'string') return value.type.replace(/^xstate\./, '');
  return inline(value, 'inline action');
}

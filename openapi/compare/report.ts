import type { Breaking } from './change.ts';

/** The number of operations that a line names before it counts the rest. */
const named = 3;

/** One line per message, with the operations that it applies to, in their order. */
export function breakingLines(changes: readonly Breaking[]): string[] {
  const changesByMessage = Map.groupBy(changes, ({ message }) => message);
  return [...changesByMessage].map(([message, same]) => {
    const ids = same.map(({ operation }) => operation);
    const rest = ids.length - named;
    const subject = ids.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    return `${subject}: ${message}`;
  });
}

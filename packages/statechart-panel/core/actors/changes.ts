import type { Change, Json } from '../link/protocol.ts';

const limit = 100;

/**
 * The differences between two plain values, by path; a subtree that was added or removed is one
 * change.
 */
export function changesBetween(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  compare(before, after, '');
  return changes;

  function compare(old: Json | undefined, now: Json | undefined, path: string): void {
    if (old === now || changes.length >= limit) return;
    if (!isContainer(old) || !isContainer(now) || Array.isArray(old) !== Array.isArray(now)) {
      changes.push({
        path,
        ...(old !== undefined && { before: old }),
        ...(now !== undefined && { after: now }),
      });
      return;
    }
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      compare(part(old, name), part(now, name), path === '' ? name : `${path}.${name}`);
    }
  }
}

type Container = Json[] | { [name: string]: Json };

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;

const part = (container: Container, name: string): Json | undefined =>
  Object.hasOwn(container, name) ? (container as { [name: string]: Json })[name] : undefined;

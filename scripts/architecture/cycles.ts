/** One import between two files, as paths from the root. */
export interface Arrow {
  from: string;
  to: string;
}

/**
 * The folder of a file for cycle checks: two folders that import each other cannot be understood
 * separately. Null for files outside or above all folders.
 */
function getFolder(path: string): string | null {
  const [, room] = /^((?:src|mocks)\/(?:features\/)?[^/]+|machines|openapi)\//.exec(path) ?? [];
  return room ?? null;
}

/** The import cycles, one for each folder in them: `a → b → a`. */
export function findCycles(arrows: readonly Arrow[]): string[] {
  const known = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [room, other] = [getFolder(from), getFolder(to)];
    if (room === null || other === null || room === other) continue;
    known.set(room, (known.get(room) ?? new Set()).add(other));
  }
  return [...known.keys()].flatMap((room) => {
    const way = wayBack(room, known);
    return way ? [way.join(' → ')] : [];
  });
}

/** The shortest cycle through a folder. */
function wayBack(room: string, known: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const seen = new Set<string>();
  let ways = [[room]];
  while (ways.length > 0) {
    const next: string[][] = [];
    for (const way of ways) {
      for (const to of known.get(way.at(-1) ?? '') ?? []) {
        if (to === room) return [...way, room];
        if (!seen.has(to)) next.push([...way, to]);
        seen.add(to);
      }
    }
    ways = next;
  }
  return null;
}

import { isFree } from './table.ts';

/** So many follow something outside React; another one is to be doubted first. */
const limit = 25;

const effect = /\buse(?:Layout|Insertion)?Effect\(/;
const reason = /^\s*(?:\/\/|\*)/;

/**
 * The effects of the app: each says in the line above it which outside thing it follows, and there
 * are few. Returns `path:line: what is wrong`.
 */
export function findEffects(files: ReadonlyMap<string, string>): string[] {
  const found = [...files].flatMap(([path, text]) => {
    if (!path.startsWith('src/') || !/\.tsx?$/.test(path) || isFree(path)) return [];
    const lines = text.split('\n');
    return lines.flatMap((line, index) =>
      effect.test(line)
        ? [{ location: `${path}:${index + 1}`, hasReason: reason.test(lines[index - 1] ?? '') }]
        : [],
    );
  });
  const undocumented = found
    .filter(({ hasReason }) => !hasReason)
    .map(({ location }) => `${location}: says above which outside thing the effect follows`);
  const many =
    found.length > limit
      ? [`${found.at(-1)?.location}: one of ${found.length} effects, of which ${limit} are enough`]
      : [];
  return [...undocumented, ...many];
}

import { isFree } from './table.ts';

/** This many synchronize with something outside React; question each additional one. */
const limit = 31;

const effect = /\buse(?:Layout|Insertion)?Effect\(/;
const reason = /^\s*(?:\/\/|\*)/;

/**
 * The app's effects: each names the external system in the line above, and there are few. Returns
 * `path:line: what is wrong`.
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
    .map(
      ({ location }) =>
        `${location}: must have a comment that names the external system of the effect`,
    );
  const many =
    found.length > limit
      ? [
          `${found.at(-1)?.location}: the app has ${found.length} effects, but at most ${limit} are allowed; replace one`,
        ]
      : [];
  return [...undocumented, ...many];
}

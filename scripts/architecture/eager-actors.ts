const making = /\b(?:createActor|frozenActor)\(/;
const startsStatement = /^[^\s})\]/*]/;
const functionStart = /=>|\bfunction\b|\) \{/;

/**
 * A story may not make an actor while its module loads: the panel would tell of one that no story
 * has on the screen. Returns `path:line: what is wrong`.
 */
export function findEagerActors(path: string, text: string): string[] {
  if (!path.endsWith('.stories.tsx')) return [];
  let statement = '';
  return text.split('\n').flatMap((line, index) => {
    statement = startsStatement.test(line) ? line : `${statement}\n${line}`;
    const made = making.exec(line);
    if (!made) return [];
    const before = statement.slice(0, statement.length - line.length + made.index);
    return functionStart.test(before)
      ? []
      : [`${path}:${index + 1}: makes an actor before a story is rendered`];
  });
}

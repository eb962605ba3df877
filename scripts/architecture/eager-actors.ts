const making = /\b(?:createActor|frozenActor)\(/;
const startsStatement = /^[^\s})\]/*]/;
const functionStart = /=>|\bfunction\b|\) \{/;

/**
 * A story must not create an actor when its module loads: the panel would list an actor that no
 * story shows. Returns `path:line: what is wrong`.
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
      : [
          `${path}:${index + 1}: creates an actor while the module loads; create it when the story is rendered`,
        ];
  });
}

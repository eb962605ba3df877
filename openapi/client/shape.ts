/** What a JSON value has to be, as the generated table writes it (openapi/generator/shapes.mjs). */
export interface Shape {
  /** The signs of the plain values it may be: `"` text, `#` number, `!` true or false, `?` null. */
  plain: string;
  /** The properties it must have if it is an object; null if it may be none. */
  properties: readonly (readonly [name: string, shape: Shape])[] | null;
  /** What its items must be if it is a list; null if it may be none. */
  items: Shape | null;
}

/** Reads a shape of the table, such as `{profile{userRights["} total#}`. */
export function parseShape(text: string): Shape {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  };
  const object = () => {
    const properties: [string, Shape][] = [];
    for (;;) {
      const name = take(/ ?\w+/y).trim();
      if (name === '') break;
      properties.push([name, shape()]);
    }
    take(/\}/y);
    return properties;
  };
  const shape = (): Shape => ({
    plain: take(/["#!?]*/y),
    properties: take(/\{/y) === '' ? null : object(),
    items: take(/\[/y) === '' ? null : shape(),
  });
  return shape();
}

const signs: Record<string, string> = { string: '"', number: '#', boolean: '!' };

/** Whether a value has the shape; more than it asks for is welcome. */
export function fits(value: unknown, { plain, properties, items }: Shape): boolean {
  if (plain === '' && !properties && !items) return true; // anything
  if (Array.isArray(value)) return items !== null && value.every((item) => fits(item, items));
  if (typeof value !== 'object') return plain.includes(signs[typeof value] ?? 'none');
  if (value === null) return plain.includes('?');
  const found = new Map(Object.entries(value));
  return (
    properties !== null &&
    properties.every(([name, shape]) => found.has(name) && fits(found.get(name), shape))
  );
}

/**
 * The required shape of a JSON value, as written in the generated table
 * (openapi/generator/shapes.mjs).
 */
export interface Shape {
  /** The allowed scalar types: `"` text, `#` number, `!` true or false, `?` null. */
  plain: string;
  /** The required properties of an object; null if it must not be an object. */
  properties: readonly (readonly [name: string, shape: Shape])[] | null;
  /** The shape of the items of a list; null if it must not be a list. */
  items: Shape | null;
}

/** Parses a shape of the table, e.g. `{profile{userRights["} total#}`. */
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

/** Whether a value has the shape; additional properties are allowed. */
export function fits(value: unknown, { plain, properties, items }: Shape): boolean {
  if (plain === '' && !properties && !items) return true; // no restriction
  if (Array.isArray(value)) return items !== null && value.every((item) => fits(item, items));
  if (typeof value !== 'object') return plain.includes(signs[typeof value] ?? 'none');
  if (value === null) return plain.includes('?');
  const found = new Map(Object.entries(value));
  return (
    properties !== null &&
    properties.every(([name, shape]) => found.has(name) && fits(found.get(name), shape))
  );
}

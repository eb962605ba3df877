/** An in-place change of JSON. */
export type Edit = (value: unknown) => void;

/**
 * A change at a path, e.g. `entries.*.id`, where `*` matches every item. A missing path is ignored.
 */
function at(path: string, change: (parent: Record<string, unknown>, name: string) => void): Edit {
  const names = path.split('.');
  const interaction = (value: unknown, depth: number): void => {
    const name = names[depth];
    if (name === undefined || typeof value !== 'object' || value === null) return;
    const parent = value as Record<string, unknown>;
    const meant = name === '*' ? Object.keys(parent) : [name].filter((each) => each in parent);
    for (const each of meant) {
      if (depth === names.length - 1) change(parent, each);
      else interaction(parent[each], depth + 1);
    }
  };
  return (value) => interaction(value, 0);
}

/** Removes a property. */
export const drop = (path: string): Edit =>
  at(path, (parent, name) => {
    Reflect.deleteProperty(parent, name);
  });

/** Changes a property's value, optionally based on the old one. */
export const change = (path: string, by: (value: unknown, parent: object) => unknown): Edit =>
  at(path, (parent, name) => {
    parent[name] = by(parent[name], parent);
  });

/** Sets a property to a fixed value. */
export const put = (path: string, value: unknown): Edit => change(path, () => value);

/** Renames a property. */
export const rename = (path: string, to: string): Edit =>
  at(path, (parent, name) => {
    parent[to] = parent[name];
    Reflect.deleteProperty(parent, name);
  });

/** Adds a property to the objects at a path. */
export const add = (path: string, name: string, value: unknown): Edit =>
  change(path, (target) =>
    typeof target === 'object' && target !== null ? { ...target, [name]: value } : target,
  );

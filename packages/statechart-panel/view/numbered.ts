/** Items without an id, each with its index as a key. */
export const numbered = <Item>(items: readonly Item[]): { key: number; item: Item }[] =>
  items.map((item, key) => ({ key, item }));

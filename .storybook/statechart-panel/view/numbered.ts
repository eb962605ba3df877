/** Items that have no name of their own, each with its place as a key. */
export const numbered = <Item>(items: readonly Item[]): { key: number; item: Item }[] =>
  items.map((item, key) => ({ key, item }));

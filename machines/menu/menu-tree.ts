import { isGroup, type MenuItem, type MenuPage } from './menu.ts';

type Items = readonly MenuItem[];

/** Where an entry is: its group, null at the top, and its position in it. */
interface Place {
  groupId: string | null;
  at: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

export const findItem = (items: Items, id: string): MenuItem | null =>
  items.flatMap((item) => [item, ...item.children]).find((item) => item.id === id) ?? null;

function findPlace(items: Items, id: string): Place | null {
  const at = items.findIndex((item) => item.id === id);
  if (at >= 0) return { groupId: null, at };
  for (const group of items) {
    const below = group.children.findIndex((item) => item.id === id);
    if (below >= 0) return { groupId: group.id, at: below };
  }
  return null;
}

/** The menu without an entry. */
export const removeItem = (items: Items, id: string): Items =>
  items
    .filter((item) => item.id !== id)
    .map((item) =>
      item.children.some((child) => child.id === id)
        ? { ...item, children: item.children.filter((child) => child.id !== id) }
        : item,
    );

const insertAt = (items: Items, item: MenuItem, at: number): Items => items.toSpliced(at, 0, item);

function insert(items: Items, item: MenuItem, { groupId, at }: Place): Items {
  if (groupId === null) return insertAt(items, item, at);
  return items.map((group) =>
    group.id === groupId ? { ...group, children: insertAt(group.children, item, at) } : group,
  );
}

/** The menu with changed properties of an entry. */
export const changeItem = (
  items: Items,
  id: string,
  change: Partial<Pick<MenuItem, 'title' | 'icon'>>,
): Items =>
  items.map((item) =>
    item.id === id
      ? { ...item, ...change }
      : { ...item, children: changeItem(item.children, id, change) },
  );

/** Where a step by keyboard moves an entry; null where it cannot go. */
function findStep(items: Items, id: string, direction: Direction): Place | null {
  const place = findPlace(items, id);
  const item = findItem(items, id);
  if (!place || !item) return null;
  const { groupId, at } = place;
  const siblings = groupId === null ? items : (findItem(items, groupId)?.children ?? []);
  if (direction === 'up') return at > 0 ? { groupId, at: at - 1 } : null;
  if (direction === 'down') return at < siblings.length - 1 ? { groupId, at: at + 1 } : null;
  if (direction === 'out') {
    return groupId === null
      ? null
      : { groupId: null, at: (findPlace(items, groupId)?.at ?? 0) + 1 };
  }
  const above = groupId === null ? items[at - 1] : undefined;
  if (isGroup(item) || !above || !isGroup(above)) return null;
  return { groupId: above.id, at: above.children.length };
}

export const canStep = (items: Items, id: string, direction: Direction): boolean =>
  findStep(items, id, direction) !== null;

/** Moves an entry one step; the same menu where it cannot go. */
export function stepItem(items: Items, id: string, direction: Direction): Items {
  const item = findItem(items, id);
  const place = findStep(items, id, direction);
  return item && place ? insert(removeItem(items, id), item, place) : items;
}

export interface Drop {
  /** The entry that it is dropped at. */
  anchor: string;
  position: 'before' | 'after' | 'on';
}

/** Whether an entry may be dropped there: a group stays at the top, and pages contain nothing. */
export function canDrop(items: Items, id: string, { anchor, position }: Drop): boolean {
  const [item, target] = [findItem(items, id), findItem(items, anchor)];
  if (!item || !target || id === anchor) return false;
  if (position === 'on') return isGroup(target) && !isGroup(item);
  return !isGroup(item) || findPlace(items, anchor)?.groupId === null;
}

/** Moves an entry to where it is dropped; the same menu where it cannot be. */
export function dropItem(items: Items, id: string, drop: Drop): Items {
  const item = findItem(items, id);
  if (!item || !canDrop(items, id, drop)) return items;
  const rest = removeItem(items, id);
  const target = findItem(rest, drop.anchor);
  const place = findPlace(rest, drop.anchor);
  if (!target || !place) return items;
  if (drop.position === 'on')
    return insert(rest, item, { groupId: target.id, at: target.children.length });
  const at = place.at + (drop.position === 'after' ? 1 : 0);
  return insert(rest, item, { ...place, at });
}

/** The menu with a new group at its end. */
export const addGroup = (items: Items, group: { id: string; title: string }): Items => [
  ...items,
  { ...group, icon: null, route: null, privilege: null, children: [] },
];

/** The menu with a page: in the selected group, after the selected entry, or at the end. */
export function addPage(items: Items, page: MenuPage, selectedId: string | null): Items {
  const { route, title, icon, privilege } = page;
  const id = findItem(items, page.id) ? `${page.id}:${route}`.slice(0, 64) : page.id;
  const item: MenuItem = { id, title, icon, route, privilege, children: [] };
  const selected = selectedId === null ? null : findItem(items, selectedId);
  if (selected && isGroup(selected)) {
    return insert(items, item, { groupId: selected.id, at: selected.children.length });
  }
  const place = selectedId === null ? null : findPlace(items, selectedId);
  return place ? insert(items, item, { ...place, at: place.at + 1 }) : [...items, item];
}

/** The pages that are not in the menu yet. */
export function findFreePages(items: Items, pages: readonly MenuPage[]): MenuPage[] {
  const used = new Set(items.flatMap((item) => [item, ...item.children]).map(({ route }) => route));
  return pages.filter(({ route }) => !used.has(route));
}

/** The menu as people with these rights see it; groups without pages are left out. */
export function previewMenu(items: Items, rights: readonly string[]): MenuItem[] {
  return items.flatMap((item) => {
    if (item.privilege !== null && !rights.includes(item.privilege)) return [];
    const children = previewMenu(item.children, rights);
    return isGroup(item) && children.length === 0 ? [] : [{ ...item, children }];
  });
}

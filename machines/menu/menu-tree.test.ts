import { describe, expect, it } from 'vitest';
import { exampleChoices, exampleMenu } from './menu.fixtures.ts';
import {
  addGroup,
  addPage,
  canDrop,
  canStep,
  changeItem,
  dropItem,
  findFreePages,
  previewMenu,
  removeItem,
  stepItem,
} from './menu-tree.ts';
import { findItemErrors, validateMenu, type MenuItem } from './menu.ts';

const outline = (items: readonly MenuItem[]): string =>
  items
    .map(({ id, children }) => (children.length > 0 ? `${id}(${outline(children)})` : id))
    .join(' ');

const page = (id: string) => {
  const found = exampleChoices.pages.find((each) => each.id === id);
  if (!found) throw new Error(`Expected the page ${id} among the choices.`);
  return found;
};

describe('a step by keyboard', () => {
  it.each([
    ['holidays', 'up', 'dashboard holidays apps(clockwork engagements)'],
    ['dashboard', 'down', 'apps(clockwork engagements) dashboard holidays'],
    ['holidays', 'in', 'dashboard apps(clockwork engagements holidays)'],
    ['clockwork', 'out', 'dashboard apps(engagements) clockwork holidays'],
    ['clockwork', 'down', 'dashboard apps(engagements clockwork) holidays'],
  ] as const)('the entry %s moves %s', (id, direction, expected) => {
    expect(canStep(exampleMenu, id, direction)).toBe(true);
    expect(outline(stepItem(exampleMenu, id, direction))).toBe(expected);
  });

  it.each([
    ['dashboard', 'up'],
    ['holidays', 'down'],
    ['holidays', 'out'],
    ['apps', 'in'],
    ['clockwork', 'in'],
    ['unknown', 'up'],
  ] as const)('the entry %s does not move %s', (id, direction) => {
    expect(canStep(exampleMenu, id, direction)).toBe(false);
    expect(stepItem(exampleMenu, id, direction)).toBe(exampleMenu);
  });
});

describe('a drop', () => {
  it.each([
    ['holidays', 'clockwork', 'before', 'dashboard apps(holidays clockwork engagements)'],
    ['holidays', 'apps', 'on', 'dashboard apps(clockwork engagements holidays)'],
    ['apps', 'dashboard', 'before', 'apps(clockwork engagements) dashboard holidays'],
    ['clockwork', 'holidays', 'after', 'dashboard apps(engagements) holidays clockwork'],
  ] as const)('the entry %s is dropped at %s: %s', (id, anchor, position, expected) => {
    expect(outline(dropItem(exampleMenu, id, { anchor, position }))).toBe(expected);
  });

  it('a group is not dropped into a group, nothing into a page, and no entry onto itself', () => {
    const menu = addGroup(exampleMenu, { id: 'more', title: 'More' });
    expect(canDrop(menu, 'more', { anchor: 'apps', position: 'on' })).toBe(false);
    expect(canDrop(menu, 'more', { anchor: 'clockwork', position: 'before' })).toBe(false);
    expect(canDrop(menu, 'holidays', { anchor: 'dashboard', position: 'on' })).toBe(false);
    expect(canDrop(menu, 'apps', { anchor: 'apps', position: 'after' })).toBe(false);
    expect(dropItem(menu, 'more', { anchor: 'apps', position: 'on' })).toBe(menu);
  });
});

it('a page is added to the selected group, after the selected page, or at the end', () => {
  const add = (selected: string | null) => outline(addPage(exampleMenu, page('vendors'), selected));
  expect(add('apps')).toBe('dashboard apps(clockwork engagements vendors) holidays');
  expect(add('clockwork')).toBe('dashboard apps(clockwork vendors engagements) holidays');
  expect(add(null)).toBe('dashboard apps(clockwork engagements) holidays vendors');
});

it('a page with the id of a group gets another one', () => {
  const menu = addGroup([], { id: 'vendors', title: 'Vendors' });
  const ids = addPage(menu, page('vendors'), null).flatMap((item) => [
    item.id,
    ...item.children.map(({ id }) => id),
  ]);
  expect(new Set(ids).size).toBe(2);
});

it('only pages that are not in the menu are free', () => {
  expect(findFreePages(exampleMenu, exampleChoices.pages).map(({ id }) => id)).toEqual(['vendors']);
  const rest = removeItem(exampleMenu, 'clockwork');
  expect(findFreePages(rest, exampleChoices.pages).map(({ id }) => id)).toEqual([
    'clockwork',
    'vendors',
  ]);
});

it('the preview has what a role may open, without empty groups', () => {
  expect(outline(previewMenu(exampleMenu, ['clockwork.basic']))).toBe(
    'dashboard apps(clockwork) holidays',
  );
  expect(outline(previewMenu(exampleMenu, []))).toBe('dashboard holidays');
});

describe('the errors of a menu', () => {
  it('blank and long titles, and empty groups, are errors of their entries', () => {
    const blank = changeItem(exampleMenu, 'clockwork', { title: '\u200B ' });
    const long = changeItem(blank, 'holidays', { title: 'x'.repeat(101) });
    const menu = addGroup(long, { id: 'more', title: 'More' });
    expect(Object.fromEntries(findItemErrors(menu))).toEqual({
      clockwork: 'titleMissing',
      holidays: 'titleLong',
      more: 'groupEmpty',
    });
    expect(validateMenu({ appMenus: menu })).toEqual({ appMenus: { rule: 'rowsInvalid' } });
  });

  it('a menu is not empty', () => {
    expect(validateMenu({ appMenus: [] })).toEqual({ appMenus: { rule: 'required' } });
    expect(validateMenu({ appMenus: exampleMenu })).toEqual({});
  });
});

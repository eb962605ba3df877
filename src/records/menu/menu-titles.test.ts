import { expect, it } from 'vitest';
import { menus } from '#mocks/seed/menus.ts';
import { getTitle } from './menu-titles.ts';

const text = (key: string) => `translated ${key}`;

it('each entry of the default menu has a translated title', () => {
  const entries = menus.flatMap(({ menu }) => [menu, ...menu.children]);
  const others = entries.filter((entry) => getTitle(entry, text) !== `translated menu_${entry.id}`);
  expect(others).toEqual([]);
});

it('a title that the menu manager has changed is shown in every language', () => {
  expect(getTitle({ id: 'vendors', title: 'Suppliers' }, text)).toBe('Suppliers');
  expect(getTitle({ id: 'handbook', title: 'Handbook' }, text)).toBe('Handbook');
});

it('a group of the horizontal menu has no title but the translated one', () => {
  expect(getTitle({ id: 'horizontalOps', title: 'horizontalOps' }, text)).toBe(
    'translated menu_horizontalOps',
  );
});

import { expect, it } from 'vitest';
import { menus } from '#mocks/seed/menus.ts';
import type { Schema } from '#openapi/client/index.ts';
import { menuIcons } from './menu-icons.ts';

const flatten = (entry: Schema<'AppMenu'>): Schema<'AppMenu'>[] => [
  entry,
  ...entry.children.flatMap(flatten),
];
const entries = menus.flatMap(({ menu }) => flatten(menu));

it('each icon that the demo menu names is known', () => {
  const named = entries.flatMap(({ icon }) => (icon === null ? [] : [icon]));
  expect(named.filter((icon) => !Object.hasOwn(menuIcons, icon))).toEqual([]);
});

it.each(['analytics', 'reports', 'assets', 'pmo', 'performance', 'apps'])(
  'the menu group %s has an icon',
  (id) => {
    expect(entries.find((entry) => entry.id === id)?.icon).not.toBeNull();
  },
);

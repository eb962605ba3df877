import { expect, it } from 'vitest';
import { menus } from './menus.ts';

it('the menu groups Analytics and Reports have icons of their own', () => {
  const iconOf = (id: string) => menus.find(({ menu }) => menu.id === id)?.menu.icon;
  expect([iconOf('analytics'), iconOf('reports')]).toEqual(['chart-column', 'receipt-text']);
});

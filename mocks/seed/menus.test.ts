import { expect, it } from 'vitest';
import { operations } from '@atrium/contract/generated/operations.ts';
import { menus } from './menus.ts';

it('the menu groups Analytics and Reports have icons of their own', () => {
  const findIcon = (id: string) => menus.find(({ menu }) => menu.id === id)?.menu.icon;
  expect([findIcon('analytics'), findIcon('reports')]).toEqual(['chart-column', 'receipt-text']);
});

it('the menu leads to Central ClockWork by its name, only for people who have its right', () => {
  const apps = menus.find(({ menu }) => menu.id === 'apps')?.menu.children ?? [];
  expect(apps.find(({ route }) => route === '/centralClockWork')).toMatchObject({
    title: 'Central ClockWork',
    privilege: 'clockwork.centralizedClockwork',
  });
});

it('the menu leads to the settings of reviews with the right by which they are loaded', () => {
  const performance = menus.find(({ menu }) => menu.id === 'performance')?.menu.children ?? [];
  expect(performance.find(({ route }) => route === '/performance/settings')?.privilege).toBe(
    operations.getPerformanceSettings.privilege,
  );
});

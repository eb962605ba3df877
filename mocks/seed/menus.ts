import type { World } from '../store/world.ts';

type Menu = World['menus']['menu'];

const page = (
  id: string,
  title: string,
  route: string,
  icon: string | null,
  privilege: Menu['privilege'],
): Menu => ({ id, title, icon, route, privilege, children: [] });

/** A page of a group, whose address and right are named like it. */
const child = (
  id: 'vendors' | 'teams' | 'products' | 'tools' | 'services',
  title: string,
  icon: string,
) => page(id, title, `/${id}`, icon, `${id}.basic`);

const group = (id: string, title: string, icon: string, children: Menu[]): Menu => ({
  id,
  title,
  icon,
  route: null,
  privilege: null,
  children,
});

/** The menu of every demo tenant, in order. Source: document 1, section 1. */
const menu: readonly Menu[] = [
  page('dashboard', 'Dashboard', '/dashBoard', 'layout-dashboard', 'dashboard.basic'),
  group('assets', 'Assets', 'package', [child('vendors', 'Vendors', 'store')]),
  group('pmo', 'PMO', 'briefcase-business', [
    child('teams', 'Teams', 'users'),
    child('products', 'Products', 'boxes'),
    child('tools', 'Tools', 'wrench'),
    child('services', 'Services', 'concierge-bell'),
  ]),
  group('apps', 'Apps', 'layout-grid', [
    page('clockwork', 'ClockWork', '/ClockWork', 'timer', 'clockwork.basic'),
  ]),
  page('notification', 'Notification', '/notification', 'bell', 'notification.basic'),
  page(
    'organizationSettings',
    'Organization Settings',
    '/organizationSettings',
    'building-2',
    'organizationSettings.basic',
  ),
];

export const menus: readonly World['menus'][] = menu.map((entry, order) => ({
  id: entry.id,
  order,
  menu: entry,
}));

import type { MenuChoices, MenuItem } from './menu.ts';

const page = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  title: id,
  icon: null,
  route: `/${id}`,
  privilege: null,
  children: [],
  ...more,
});

/** A menu for tests, test models and stories: a page, a group of two, and a page. */
export const exampleMenu: readonly MenuItem[] = [
  page('dashboard', { title: 'Dashboard', icon: 'layout-dashboard', route: '/dashBoard' }),
  page('apps', {
    title: 'Apps',
    icon: 'layout-grid',
    route: null,
    children: [
      page('clockwork', {
        title: 'ClockWork',
        icon: 'timer',
        route: '/ClockWork',
        privilege: 'clockwork.basic',
      }),
      page('engagements', {
        title: 'Engagements',
        icon: 'handshake',
        route: '/engagementList',
        privilege: 'engagements.basic',
      }),
    ],
  }),
  page('holidays', { title: 'Holidays', icon: 'calendar-heart', route: '/holiday' }),
];

export const exampleChoices: MenuChoices = {
  pages: [
    ...exampleMenu.flatMap((item) => [item, ...item.children]),
    page('vendors', { title: 'Vendors', icon: 'store', privilege: 'vendors.basic' }),
  ].flatMap(({ children: _children, route, ...rest }) =>
    route === null ? [] : { ...rest, route, isActive: true },
  ),
  roles: [
    { id: 'member', name: 'Member', privileges: ['clockwork.basic'] },
    { id: 'guest', name: 'Guest', privileges: [] },
  ],
};

import type { PageRoutes, PortalPage } from './portal-page.ts';

/** A page for tests, test models and stories; the menu leads to it. */
export const examplePortalPage: PortalPage = {
  id: '7a2d4b10-0000-4000-8000-000000000021',
  name: 'clockwork',
  title: 'ClockWork',
  route: '/ClockWork',
  privilege: 'clockwork.basic',
  isActive: true,
  menuTitles: ['ClockWork'],
  isKnown: true,
  version: 1,
};

export const exampleRoutes: PageRoutes = ['/ClockWork', '/employees', '/teams/$teamId'];

import { describe, expect, it } from 'vitest';
import type { Path } from '#page/parameters/addresses.ts';
import type { MenuEntry as Menu } from './menu-entry.ts';
import { canOpen, horizontalMenu, listPages } from './menu-pages.ts';

/** The route of an entry does not affect its position. */
const page = (id: string, route: Path = '/dashBoard') => ({
  id,
  title: id,
  icon: null,
  route,
  privilege: null,
  children: [],
});

const group = (id: string, children: Menu[]): Menu => ({ ...page(id), route: null, children });

/** The text of a menu: a group followed by its pages. */
const outline = (menu: readonly Menu[]): string[] =>
  menu.map(({ id, children }) =>
    children.length > 0 ? `${id} > ${children.map((child) => child.id).join(', ')}` : id,
  );

const dashboard = page('dashboard', '/dashBoard');
const clockwork = page('clockwork', '/ClockWork');
const engagements = page('engagements');

describe('the horizontal menu', () => {
  it('the horizontal menu has Dashboard, Ops > Engagements, Tools > Clockwork', () => {
    const menu = [group('apps', [clockwork, engagements]), dashboard];
    expect(outline(horizontalMenu(menu))).toEqual([
      'dashboard',
      'horizontalOps > engagements',
      'horizontalTools > clockwork',
    ]);
  });

  it('the horizontal menu keeps every other page in its own group', () => {
    const menu = [
      dashboard,
      group('apps', [clockwork, page('prayTube'), engagements]),
      group('assets', [page('assetManager'), page('vendors')]),
      page('organizationSettings'),
    ];
    expect(outline(horizontalMenu(menu))).toEqual([
      'dashboard',
      'horizontalOps > engagements',
      'horizontalTools > clockwork',
      'apps > prayTube',
      'assets > assetManager, vendors',
      'organizationSettings',
    ]);
  });

  it('the horizontal menu leaves out a group that would be empty', () => {
    expect(outline(horizontalMenu([dashboard]))).toEqual(['dashboard']);
    expect(horizontalMenu([])).toEqual([]);
  });
});

describe('the pages of an entry', () => {
  it('the pages of an entry are its own and those below it, in their order', () => {
    const entry = group('pmo', [page('clients'), group('tags', [page('projectTags')])]);
    expect(listPages(entry).map(({ id }) => id)).toEqual(['clients', 'projectTags']);
    expect(listPages(dashboard).map(({ id }) => id)).toEqual(['dashboard']);
  });

  it('the pages of an entry open unless something has to be done first', () => {
    expect(canOpen(dashboard)).toBe(true);
    expect(canOpen({ ...dashboard, denial: { reason: 'settings' } })).toBe(false);
  });
});

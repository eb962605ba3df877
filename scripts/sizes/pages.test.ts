import { describe, expect, it } from 'vitest';
import { buildBudgets, pagesIn, type PageRule } from './pages.ts';

const rule: PageRule = {
  budgetKb: 45,
  files: 60,
  standalone: ['index.html'],
  beyond: ['index.html', 'frame.tsx'],
  exceptions: [{ page: 'src/features/teams/team-view.page.tsx', budgetKb: 50, why: 'its groups' }],
};

const route = `export const Route = createFileRoute('/_tenant/teams/$teamId/')({
  ...page(
    { right: 'teams.basic', beforeSettings: true },
    ['teams', 'records'],
    () => import('#features/teams/team-view.page.tsx'),
  ),
});`;

describe('the budgets of the pages', () => {
  it('the page budgets come from the routes: a page with its texts, beyond what is already loaded', () => {
    expect(buildBudgets(pagesIn('src/routes/teams.tsx', route), rule)).toEqual([
      {
        name: 'teams/team-view',
        roots: [
          'src/features/teams/team-view.page.tsx',
          'src/i18n/messages/en/teams.json',
          'src/i18n/messages/en/records.json',
        ],
        beyond: ['index.html', 'frame.tsx'],
        budgetKb: 50,
        files: 60,
      },
    ]);
  });

  it('the page budgets count the frame when a page has no other page around it', () => {
    const standalone = `page('public', ['session'], () => import('#features/session/a.page.tsx'))`;
    const [budget] = buildBudgets(pagesIn('src/routes/a.tsx', standalone), {
      ...rule,
      exceptions: [],
    });
    expect(budget).toMatchObject({ beyond: ['index.html'], budgetKb: 45 });
  });

  it('the page budgets find the pages of tabs next to the file that names them', () => {
    const tabs = `account: lazyScreen(['profile'], () =>
      import('./account.page.tsx').then((module) => module.default),`;
    expect(pagesIn('src/features/profile/tab-pages.ts', tabs)).toEqual([
      { file: 'src/features/profile/account.page.tsx', texts: ['profile'], isExclusive: false },
    ]);
  });

  it('the page budgets have no exception for a deleted page', () => {
    expect(() => buildBudgets([], rule)).toThrow('team-view.page.tsx');
  });
});

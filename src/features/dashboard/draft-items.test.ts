import { describe, expect, it } from 'vitest';
import type { Privilege } from '#openapi/client/index.ts';
import type { PersonDraft } from '#session/storage/forms/drafts.ts';
import { draftForm as settings } from '../organization/organization-settings.draft.ts';
import { draftForm as profile } from '../profile/profile-settings.draft.ts';
import { draftForm as project } from '../projects/project-form.draft.ts';
import { draftForm as service } from '../services/service-form.draft.ts';
import { draftForm as team } from '../teams/team-form.draft.ts';
import { draftForm as tool } from '../tools/tool-form.draft.ts';
import { draftForm as vendor } from '../vendors/vendor-form.draft.ts';
import { draftItems as listItems } from './draft-items.ts';

const forms = [service, tool, team, vendor, settings, profile, project];

const draftItems = (drafts: readonly PersonDraft[], rights: readonly Privilege[]) =>
  listItems(drafts, forms, rights);

const id = '00000000-0000-4000-8000-000000000001';
const draft = (form: string, at = 0, name = ''): PersonDraft => ({
  form,
  at,
  content: { form: { name } },
});

describe('the drafts on the Dashboard', () => {
  it.each([
    ['service-form new', 'new', 'services', { to: '/services/service/AddService' }],
    [`tool-form copy of ${id}`, 'new', 'tools', { to: '/tools/ToolAdd', search: { sourceId: id } }],
    [`team-form ${id}`, 'changed', 'teams', { to: `/teams/${id}/editteam` }],
    [
      `project-form copy of below ${id}`,
      'new',
      'projects',
      { to: '/projects/create', search: { parentId: id } },
    ],
    ['organization-settings', 'changed', 'organization', { to: '/organizationSettings' }],
    ['profile-settings', 'changed', 'profile', { to: '/profile', search: { tab: 'settings' } }],
  ])('the Dashboard drafts lead to their form: %s', (form, kind, area, link) => {
    const rights = [
      'services.basic',
      'tools.basic',
      'teams.basic',
      'projects.basic',
      'organizationSettings.basic',
    ] as const;
    expect(draftItems([draft(form)], rights)).toEqual([
      { form, area, kind, link, at: 0, name: '' },
    ]);
  });

  it('the Dashboard drafts are named after what was typed', () => {
    const typed = [
      draft('service-form new', 0, ' Cleaning '),
      { ...draft('team-form new'), content: { form: { teamName: 'Red' } } },
    ];
    const items = draftItems(typed, ['services.basic', 'teams.basic']);
    expect(items.map(({ name }) => name)).toEqual(['Cleaning', 'Red']);
    expect(
      draftItems([{ ...draft('vendor-form new'), content: 7 }], ['vendors.basic']),
    ).toMatchObject([{ name: '' }]);
  });

  it('the Dashboard drafts are sorted by the last one first', () => {
    const items = draftItems(
      [draft('service-form new', 1), draft(`service-form ${id}`, 2)],
      ['services.basic'],
    );
    expect(items.map(({ at }) => at)).toEqual([2, 1]);
  });

  it('the Dashboard drafts are only those with a page that the person may open', () => {
    const names = ['service-form new', 'mini-timer', 'clockwork-day', 'tool-form ../..', 'unknown'];
    expect(
      draftItems(
        names.map((form) => draft(form)),
        ['tools.basic'],
      ),
    ).toEqual([]);
  });
});

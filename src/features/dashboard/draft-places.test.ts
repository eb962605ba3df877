import { describe, expect, it } from 'vitest';
import type { PersonDraft } from '#session/drafts.ts';
import { draftItems } from './draft-places.ts';

const id = '00000000-0000-4000-8000-000000000001';
const draft = (form: string, at = 0, name = ''): PersonDraft => ({
  form,
  at,
  content: { form: { name } },
});

describe('the drafts on the Dashboard', () => {
  it.each([
    ['service-form new', 'new_service', { to: '/services/service/AddService' }],
    [`tool-form copy of ${id}`, 'new_tool', { to: '/tools/ToolAdd', search: { copyOf: id } }],
    [`team-form ${id}`, 'edit_team', { to: `/teams/${id}/editteam` }],
    ['organization-settings', 'organizationSettings', { to: '/organizationSettings' }],
    ['profile-settings', 'profileSettings', { to: '/profile', search: { tab: 'settings' } }],
  ])('lead to their form: %s', (form, kind, place) => {
    const rights = [
      'services.basic',
      'tools.basic',
      'teams.basic',
      'organizationSettings.basic',
    ] as const;
    expect(draftItems([draft(form)], rights)).toEqual([{ form, kind, place, at: 0, name: '' }]);
  });

  it('are called by what was typed', () => {
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

  it('stand with the last one first', () => {
    const items = draftItems(
      [draft('service-form new', 1), draft(`service-form ${id}`, 2)],
      ['services.basic'],
    );
    expect(items.map(({ at }) => at)).toEqual([2, 1]);
  });

  it('are those alone whose page the person may open, and that have one', () => {
    const forms = ['service-form new', 'mini-timer', 'clockwork-day', 'tool-form ../..', 'unknown'];
    expect(
      draftItems(
        forms.map((form) => draft(form)),
        ['tools.basic'],
      ),
    ).toEqual([]);
  });
});

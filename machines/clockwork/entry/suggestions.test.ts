import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { maxSuggestions, getSuggestions } from './suggestions.ts';
import type { Entry } from './entries.ts';

const at = (hour: number, rest: Partial<Entry>): Entry =>
  buildEntry({
    id: `00000000-0000-4000-8000-0000000000${hour}`,
    startTime: `2026-03-04T${hour}:00:00.000Z`,
    ...rest,
  });

const portal = { projectId: 'p', projectDisplayString: 'ASP Portal' };
const searchText = (entries: readonly Entry[], text: string) =>
  getSuggestions(entries, text).map(({ description }) => description);

describe('the suggestions for a typed text', () => {
  it('the suggestions are all earlier entries with every word of the text, newest first', () => {
    const entries = [
      at(10, { description: 'Write the notes' }),
      at(12, { description: 'Read notes, write mails' }),
      at(11, { description: 'Write code' }),
    ];
    expect(searchText(entries, ' NOTES  write')).toEqual([
      'Read notes, write mails',
      'Write the notes',
    ]);
    expect(searchText(entries, 'none of it')).toEqual([]);
  });

  it('the suggestions also match the project and the task', () => {
    const entries = [at(10, { description: 'Plan', ...portal, taskDisplayString: 'T-4 Sign-in' })];
    expect(searchText(entries, 'portal')).toEqual(['Plan']);
    expect(searchText(entries, 'sign-in plan')).toEqual(['Plan']);
  });

  it('the suggestions list matching descriptions before matches in project or task', () => {
    const entries = [
      at(10, { description: 'Review of the plan' }),
      at(11, { description: 'Update the prices', taskDisplayString: 'T-1 Review' }),
      at(12, { description: 'Review code', ...portal }),
    ];
    expect(searchText(entries, 'rev')).toEqual([
      'Review code',
      'Review of the plan',
      'Update the prices',
    ]);
  });

  it('the suggestions for descriptions have each one once, matched only by its text', () => {
    const entries = [
      at(10, { description: 'Plan', ...portal }),
      at(11, { description: 'plan' }),
      at(12, { description: 'Write code', ...portal }),
    ];
    expect(getSuggestions(entries, 'PLAN', true)).toEqual([
      { key: ' plan', description: 'plan', work: null },
    ]);
    expect(getSuggestions(entries, 'portal', true)).toEqual([]);
  });

  it('the suggestions include the work, and differ if the work differs', () => {
    const entries = [
      at(10, { description: 'Plan', ...portal }),
      at(11, { description: 'Plan' }),
      at(12, { description: ' plan ', ...portal }),
    ];
    const work = { ...portal, taskId: null, taskDisplayString: '' };
    expect(getSuggestions(entries, 'plan').map((each) => [each.description, each.work])).toEqual([
      ['plan', expect.objectContaining(work)],
      ['Plan', null],
    ]);
  });

  it('the suggestions leave out entries without a description', () => {
    expect(searchText([at(10, { description: ' ' }), at(11, { description: '' })], '')).toEqual([]);
  });

  it('the suggestions have a maximum length', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      at(index + 10, { description: `${index}` }),
    );
    expect(searchText(many, '')).toHaveLength(maxSuggestions);
  });
});

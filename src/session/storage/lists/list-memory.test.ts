import { describe, expect, it } from 'vitest';
import { firstPage } from '#machines/lists/list-search.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { profile } from '#stories/fixtures/fixtures.ts';
import { createListMemory } from './list-memory.ts';

const fields: RecordFields<{ name: string }> = { name: ({ name }) => name };
const others: RecordFields<{ name: string }> = { name: ({ name }) => name };
const page = { rows: [{ name: 'Atlas' }], total: 12 };
const secondPage = { ...firstPage, page: 2 };
const inTenant = (id: string, person = 'ava'): Workspace => ({
  tenant: { id, name: id },
  profile: { ...profile, id: person },
  isTeamLead: false,
});

describe('the cached rows of a list', () => {
  it('the rows of each list are cached as they were last shown', () => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall(firstPage)).toBeNull();
    memory.of(fields).store(firstPage, page);
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall(firstPage)).toBe(page);
    expect(memory.of(others).recall(firstPage)).toBeNull();
  });

  it('the rows are cached for each page, order and filter separately, up to the last twenty', () => {
    const memory = createListMemory().of(fields);
    memory.store(firstPage, page);
    expect(memory.recall(secondPage)).toBeNull();
    expect(
      memory.recall({ ...firstPage, sort: { column: 'name', direction: 'ascending' } }),
    ).toBeNull();
    expect(
      memory.recall({ ...firstPage, columnFilters: [{ name: 'name', value: 'a' }] }),
    ).toBeNull();
    for (let at = 2; at <= 20; at += 1) memory.store({ ...firstPage, page: at }, page);
    expect(memory.recall(firstPage)).toBe(page);
    memory.store({ ...firstPage, page: 21 }, page);
    expect(memory.recall(firstPage)).toBeNull();
    expect(memory.recall(secondPage)).toBe(page);
  });

  it.each([
    ['another tenant', inTenant('cedar')],
    ['another person', inTenant('aster', 'ben')],
    ['nobody: the session has ended', null],
  ])('the cached rows are cleared with %s', (_, workspace) => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    memory.of(fields).store(firstPage, page);
    memory.follow(workspace);
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall(firstPage)).toBeNull();
  });

  it('the rows that are read in a tenant that was left in the meantime are not cached', () => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    const before = memory.of(fields);
    memory.follow(inTenant('cedar'));
    before.store(firstPage, page);
    expect(memory.of(fields).recall(firstPage)).toBeNull();
  });
});

describe('the address of a list', () => {
  it('the address of a list is stored as it was last shown, until someone else works in the tab', () => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    memory.shown('/teams', { page: 2, sort: '-name' });
    expect(memory.getSearch('/teams')).toEqual({ page: '2', sort: '-name' });
    expect(memory.getSearch('/tools')).toEqual({});
    memory.shown('/teams', {});
    expect(memory.getSearch('/teams')).toEqual({});
    memory.shown('/teams', { page: 3 });
    memory.follow(inTenant('birch'));
    expect(memory.getSearch('/teams')).toEqual({});
  });
});

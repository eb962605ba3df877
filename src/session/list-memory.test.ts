import { describe, expect, it } from 'vitest';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Workspace } from '#machines/session/workspace.ts';
import { profile } from '../../.storybook/fixtures.ts';
import { createListMemory } from './list-memory.ts';

const fields: RecordFields<{ name: string }> = { name: ({ name }) => name };
const others: RecordFields<{ name: string }> = { name: ({ name }) => name };
const rows = [{ name: 'Atlas' }];
const inTenant = (id: string, person = 'ava'): Workspace => ({
  tenant: { id, name: id },
  profile: { ...profile, id: person },
  isTeamLead: false,
});

describe('the rows of a list', () => {
  it('are remembered as they were shown last, each list by itself', () => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall()).toBeNull();
    memory.of(fields).keep(rows);
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall()).toBe(rows);
    expect(memory.of(others).recall()).toBeNull();
  });

  it.each([
    ['another tenant', inTenant('cedar')],
    ['another person', inTenant('aster', 'ben')],
    ['nobody: the session has ended', null],
  ])('are forgotten with %s', (_, workspace) => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    memory.of(fields).keep(rows);
    memory.follow(workspace);
    memory.follow(inTenant('aster'));
    expect(memory.of(fields).recall()).toBeNull();
  });

  it('that are read in a tenant that was left meanwhile are kept nowhere', () => {
    const memory = createListMemory();
    memory.follow(inTenant('aster'));
    const before = memory.of(fields);
    memory.follow(inTenant('cedar'));
    before.keep(rows);
    expect(memory.of(fields).recall()).toBeNull();
  });
});

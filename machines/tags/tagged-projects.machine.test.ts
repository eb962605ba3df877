import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, parseSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { taggedProjectsMachine } from './tagged-projects.machine.ts';
import { testModel } from './tagged-projects.test-model.ts';
import { taggedProjectColumns, toTagsSearch } from './tagged-projects.ts';

testPaths(testModel);

beforeEach(async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
});

async function show(columnFilters: readonly { name: string; value: string }[]) {
  const search = { ...firstPage, columnFilters };
  const actor = createActor(taggedProjectsMachine, { input: { search } }).start();
  const { context } = await waitFor(actor, (state) => state.matches('shown'));
  return context;
}

describe('the list of project tags', () => {
  it('the list of project tags is narrowed to a tag, with those that inherit it', async () => {
    const tag = (await api.getTags({})).tags.find(({ name }) => name === 'Strategic');
    if (!tag) throw new Error('Expected the demo tag Strategic, found none.');
    const { rows, total } = await show([{ name: 'tag', value: tag.id }]);
    expect(total).toBe(tag.projectCount + (tag.inheritingCount ?? 0));
    for (const { projectTags } of rows ?? []) {
      expect(projectTags.map(({ tagId }) => tagId)).toContain(tag.id);
    }
  });

  it('the list of project tags is narrowed to projects without tags', async () => {
    const { rows, total } = await show([{ name: 'untagged', value: 'true' }]);
    expect(total).toBeGreaterThan(0);
    expect(rows?.flatMap(({ projectTags }) => projectTags)).toEqual([]);
  });

  it('the list of project tags keeps its selection until it is cleared', async () => {
    const actor = createActor(taggedProjectsMachine, { input: { search: firstPage } }).start();
    const { context } = await waitFor(actor, (state) => state.matches('shown'));
    const rows = context.rows?.slice(0, 2) ?? [];
    actor.send({ type: 'rows.select', rows });
    expect(actor.getSnapshot().context.selection).toHaveLength(2);
    actor.send({ type: 'rows.dropped', rows: rows.slice(0, 1) });
    expect(actor.getSnapshot().context.selection).toHaveLength(1);
    actor.send({ type: 'selection.clear' });
    expect(actor.getSnapshot().context.selection).toEqual([]);
  });

  it('the search for project tags drops what the server does not accept', () => {
    const search = parseSearch(
      { 'filter.tag': 'x', 'filter.search': 'portal', 'filter.untagged': 'true', sort: '-tags' },
      taggedProjectColumns,
    );
    expect(toTagsSearch(search)).toEqual({
      page: 1,
      pageSize: 10,
      sort: '-tags',
      columnFilters: [],
      search: 'portal',
      isUntagged: true,
    });
  });
});

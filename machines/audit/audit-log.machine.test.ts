import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { firstPage, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { searchName } from '../records/record-page.ts';
import { parseAuditSearch, recordFilter, toAuditSearch } from './audit-entry.ts';
import { auditLogMachine } from './audit-log.machine.ts';
import { testModel } from './audit-log.test-model.ts';

testPaths(testModel);

const searched = (value: string): ListSearch => ({
  ...firstPage,
  columnFilters: [{ name: searchName, value }],
});

it('a search is split into its qualifiers, with quoted values and free words', () => {
  expect(
    parseAuditSearch('actor:"Ava Stone" action:role. on:Employee from:127. created:2026-03'),
  ).toEqual([
    { name: 'actor', value: 'Ava Stone' },
    { name: 'action', value: 'role.' },
    { name: 'record', value: 'Employee' },
    { name: 'ipAddress', value: '127.' },
    { name: 'timestamp', value: '2026-03' },
  ]);
  expect(parseAuditSearch('park "year end"')).toEqual([
    { name: 'text', value: 'park' },
    { name: 'text', value: 'year end' },
  ]);
});

it('an unknown qualifier is a word, and an incomplete one is ignored', () => {
  expect(parseAuditSearch('colour:red')).toEqual([{ name: 'text', value: 'colour:red' }]);
  expect(parseAuditSearch('actor: "')).toEqual([]);
  expect(parseAuditSearch('constructor:x')).toEqual([{ name: 'text', value: 'constructor:x' }]);
  expect(parseAuditSearch('a '.repeat(40))).toHaveLength(19);
});

it('the log of one record is requested by its id, with the typed search', () => {
  const { columnFilters } = searched('ava');
  const search: ListSearch = {
    ...firstPage,
    sort: { column: 'actor', direction: 'descending' },
    columnFilters: [...columnFilters, { name: recordFilter, value: 'leo' }],
  };
  expect(toAuditSearch(search)).toEqual({
    page: 1,
    pageSize: 10,
    sort: '-actor',
    columnFilters: [
      { name: 'text', value: 'ava' },
      { name: recordFilter, value: 'leo' },
    ],
  });
});

it('a change of a role is found by its actor and its name', async () => {
  const server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
  const id = crypto.randomUUID();
  await api.createRole({ body: { id, name: 'Auditors', privileges: ['tools.basic'] } });
  const actor = createActor(auditLogMachine, {
    input: { search: searched('actor:ava on:Auditors') },
  }).start();
  const shown = await waitFor(actor, (state) => state.matches('shown'));
  expect(shown.context.rows?.map(({ action }) => action)).toEqual(['role.create']);
});

import { expect, it } from 'vitest';
import { listParameters } from './list-parameters.ts';

it('an address keeps the parameters of a list, and nothing else', () => {
  const search = {
    page: 2,
    pageSize: '20',
    sort: '-name',
    'filter.name': 'a',
    'filter.code': true,
    'filter.owner': ['a'],
    tab: 'all',
  };
  expect(listParameters(search)).toEqual({
    page: 2,
    pageSize: '20',
    sort: '-name',
    'filter.name': 'a',
    'filter.code': true,
  });
});

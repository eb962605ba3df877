import { describe, expect, it } from 'vitest';
import { firstPage, parseSearch } from '../../lists/list-search.ts';
import { getShow, isFiltered, projectColumns, toProjectSearch } from './project-search.ts';

const tag = '3c9d2e10-0000-4000-8000-000000000001';
const parse = (parameters: Record<string, string>) => parseSearch(parameters, projectColumns);

describe('the address of the project list', () => {
  it('the filters of the address are sent as fields of the contract', () => {
    const search = parse({
      sort: '-isWatching',
      'filter.search': 'portal',
      'filter.tagIds': tag,
      'filter.ownerIds': 'employee-ben,employee-leo',
      'filter.parentId': tag,
      'filter.name': 'design',
    });
    expect(toProjectSearch(search)).toEqual({
      page: 1,
      pageSize: 10,
      sort: '-isWatching',
      columnFilters: [{ name: 'name', value: 'design' }],
      search: 'portal',
      tagIds: [tag],
      ownerIds: ['employee-ben', 'employee-leo'],
      parentId: tag,
    });
  });

  it.each([
    ['owned', { selectedFilter: 'OwnedByMe' }],
    ['waiting', { isResponse: true }],
    ['apex', { isApexProject: true }],
    ['accessible', {}],
    ['everything', {}],
  ])('the filter %s of the address sends %j', (show, sent) => {
    const {
      page: _page,
      pageSize: _size,
      sort: _sort,
      columnFilters: _filters,
      ...rest
    } = toProjectSearch(parse({ 'filter.show': show }));
    expect(rest).toEqual(sent);
  });

  it('ids in the address that are none are dropped', () => {
    const search = parse({ 'filter.tagIds': 'x,y', 'filter.parentId': 'z' });
    expect(toProjectSearch(search)).toEqual(toProjectSearch(firstPage));
    expect(isFiltered(search)).toBe(false);
  });

  it('the list shows all accessible projects without a filter', () => {
    expect(getShow(firstPage)).toBe('accessible');
  });
});

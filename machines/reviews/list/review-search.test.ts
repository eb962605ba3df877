import { describe, expect, it } from 'vitest';
import { firstPage, parseSearch } from '../../lists/list-search.ts';
import { reviewColumns, toReviewSearch } from './review-search.ts';

const stepId = '5d2c7e10-41a6-4b7e-9d35-6a0d5f3f2c02';
const parse = (parameters: object) => toReviewSearch(parseSearch({ ...parameters }, reviewColumns));

describe('the search of reviews', () => {
  it('without an order, what is waiting for the person comes first', () => {
    expect(toReviewSearch(firstPage)).toEqual({
      page: 1,
      pageSize: 10,
      sort: '-needsAction',
      columnFilters: [],
      cycleFilters: { scope: 'All' },
      showActionableItem: false,
    });
    expect(parse({ sort: '-waitingSince' }).sort).toBe('-waitingSince');
  });

  it('each filter of the address is sent as the contract names it', () => {
    expect(
      parse({
        'filter.stepId': stepId,
        'filter.year': 2026,
        'filter.statuses': 'Rejected,NotStarted',
        'filter.overdue': 'yes',
        'filter.waiting': 'yes',
        'filter.scope': 'MyTeam',
        'filter.search': 'ben spring',
        'filter.period': 'Q1',
      }),
    ).toMatchObject({
      columnFilters: [{ name: 'period', value: 'Q1' }],
      cycleFilters: {
        scope: 'MyTeam',
        search: 'ben spring',
        stepId,
        year: 2026,
        statuses: ['NotStarted', 'Rejected'],
        isOverdue: true,
      },
      showActionableItem: true,
    });
  });

  it('invalid values of an old address are left out', () => {
    expect(
      parse({
        'filter.stepId': 'first',
        'filter.year': '20x6',
        'filter.statuses': 'Lost',
        'filter.scope': 'Everyone',
      }).cycleFilters,
    ).toEqual({ scope: 'All' });
  });
});

import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../lists/list-search.ts';
import { employeeColumns, toEmployeeSearch } from './employee-search.ts';

const team = '9c4f6d30-0000-4000-8000-000000000071';

describe('the address of the list of employees', () => {
  it('the address becomes the filters of the request', () => {
    const parameters = {
      page: 2,
      sort: '-joinedOn',
      'filter.search': 'gra',
      'filter.designationId': 'd-1',
      'filter.reportingToId': 'employee-grace',
      'filter.teamId': team,
      'filter.isTeamLead': true,
      'filter.isActive': 'false',
      'filter.hasUser': false,
      'filter.workPlace': 'home',
      'filter.shift': 'Late shift',
    };
    expect(toEmployeeSearch(parseSearch(parameters, employeeColumns))).toEqual({
      page: 2,
      pageSize: 10,
      sort: '-joinedOn',
      columnFilters: [{ name: 'workPlace', value: 'home' }],
      employeeFilters: {
        text: 'gra',
        designationId: 'd-1',
        reportingToId: 'employee-grace',
        teamId: team,
        isTeamLead: true,
        isActive: false,
        hasUser: false,
        shift: 'Late shift',
      },
    });
  });

  it.each([
    { 'filter.isActive': 'maybe', 'filter.isTeamLead': '1', 'filter.hasUser': 'null' },
    { 'filter.teamId': '../../..', 'filter.unknown': 'x', sort: 'phone' },
    { page: '-1', pageSize: '7', 'filter.search': '' },
  ])('values that the contract does not allow are dropped: %j', (parameters) => {
    expect(toEmployeeSearch(parseSearch(parameters, employeeColumns))).toEqual({
      page: 1,
      pageSize: 10,
      sort: null,
      columnFilters: [],
      employeeFilters: {},
    });
  });

  it('a long value in the address is cut to what the contract accepts', () => {
    const long = 'x'.repeat(300);
    const parameters = { 'filter.designationId': long, 'filter.shift': long };
    const { employeeFilters } = toEmployeeSearch(parseSearch(parameters, employeeColumns));
    expect(employeeFilters?.designationId).toHaveLength(64);
    expect(employeeFilters?.shift).toHaveLength(250);
  });
});

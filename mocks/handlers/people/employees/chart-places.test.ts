import { describe, expect, it } from 'vitest';
import { findPlaces } from './chart-places.ts';

const line = (id: string, reportingToId: string | null) => ({ id, reportingToId });
const places = (...lines: ReturnType<typeof line>[]) => Object.fromEntries(findPlaces(lines));

describe('the places of people in the organization chart', () => {
  it('a person is at the top without a manager, and below an employed one', () => {
    expect(places(line('a', null), line('b', 'a'))).toEqual({ a: 'Root', b: 'Below' });
  });

  it('a person is marked whose manager has left', () => {
    expect(places(line('a', 'gone'), line('b', 'a'))).toEqual({ a: 'ManagerLeft', b: 'Below' });
  });

  it('a circle of managers is marked, the people below it are not', () => {
    const found = places(line('a', 'c'), line('b', 'a'), line('c', 'b'), line('d', 'c'));
    expect(found).toEqual({ a: 'Cycle', b: 'Cycle', c: 'Cycle', d: 'Below' });
  });

  it('a person who reports to themselves is a circle of one', () => {
    expect(places(line('a', 'a'))).toEqual({ a: 'Cycle' });
  });

  it('five thousand people in one line are placed without recursion', () => {
    const many = Array.from({ length: 5000 }, (_, at) =>
      line(`${at}`, at === 0 ? null : `${at - 1}`),
    );
    expect(findPlaces(many).size).toBe(5000);
    expect(findPlaces(many.toReversed()).get('4999')).toBe('Below');
  });
});

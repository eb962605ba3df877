import { describe, expect, it } from 'vitest';
import {
  buildChartLines,
  findPath,
  findPeople,
  isInBranch,
  listManagers,
  type ChartPerson,
} from './organization-chart.ts';

const person = (
  id: string,
  managerId: string | null,
  place: ChartPerson['place'] = managerId === null ? 'Root' : 'Below',
): ChartPerson => ({
  id,
  fullName: id,
  designation: null,
  profileImageUrl: null,
  managerId,
  managerName: managerId,
  place,
  reportCount: 0,
  version: 1,
});

const outline = (people: readonly ChartPerson[], expanded = listManagers(people)) =>
  buildChartLines(people, new Set(expanded)).map(({ id, depth }) => `${depth} ${id}`);

const plain = [person('Ada', null), person('Ben', 'Ada'), person('Cy', 'Ben'), person('Di', 'Ada')];

describe('the lines of the organization chart', () => {
  it('the chart shows everyone below their manager', () => {
    expect(outline(plain)).toEqual(['0 Ada', '1 Ben', '2 Cy', '1 Di']);
  });

  it('the chart hides what is below a closed person', () => {
    expect(outline(plain, ['Ada'])).toEqual(['0 Ada', '1 Ben', '1 Di']);
    expect(outline(plain, [])).toEqual(['0 Ada']);
  });

  it('the chart shows people whose manager has left at the top', () => {
    const people = [...plain, person('Ed', 'Zoe', 'ManagerLeft'), person('Flo', 'Ed')];
    expect(outline(people)).toEqual(['0 Ada', '1 Ben', '2 Cy', '1 Di', '0 Ed', '1 Flo']);
  });

  it('the chart shows a circle of managers once, with everyone below it', () => {
    const people = [
      person('A', 'C', 'Cycle'),
      person('B', 'A', 'Cycle'),
      person('C', 'B', 'Cycle'),
      person('D', 'C'),
    ];
    expect(outline(people)).toEqual(['0 A', '1 B', '2 C', '3 D']);
  });

  it('the chart drops no one, however deep it is and whatever circles it has', () => {
    const deep = Array.from({ length: 5000 }, (_, at) =>
      person(`p${at}`, at === 0 ? null : `p${at - 1}`),
    );
    const circles = Array.from({ length: 100 }, (_, at) =>
      person(`c${at}`, `c${at % 2 === 0 ? at + 1 : at - 1}`, 'Cycle'),
    );
    expect(outline([...deep, ...circles])).toHaveLength(5100);
  });
});

describe('the path to a person', () => {
  it('the path names all managers above', () => {
    expect(findPath(plain, 'Cy')).toEqual(['Ben', 'Ada']);
    expect(findPath(plain, 'Ada')).toEqual([]);
    expect(findPath(plain, 'nobody')).toEqual([]);
  });

  it('the path in a circle ends at the person who is shown at the top', () => {
    const people = [person('A', 'B', 'Cycle'), person('B', 'A', 'Cycle')];
    expect(findPath(people, 'B')).toEqual(['A']);
  });

  it('a person’s branch contains them and everyone below', () => {
    expect(isInBranch(plain, 'Cy', 'Ada')).toBe(true);
    expect(isInBranch(plain, 'Ada', 'Ada')).toBe(true);
    expect(isInBranch(plain, 'Di', 'Ben')).toBe(false);
  });
});

describe('the search in the chart', () => {
  it('people are found by name or designation, ignoring case and accents', () => {
    const people = [{ ...person('Éva', null), designation: 'Trainee' }, ...plain];
    expect(findPeople(people, 'eva').found.map(({ id }) => id)).toEqual(['Éva']);
    expect(findPeople(people, 'TRAIN').count).toBe(1);
    expect(findPeople(people, ' \u200B ').count).toBe(0);
  });
});

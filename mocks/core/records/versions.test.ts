import { describe, expect, it } from 'vitest';
import { people } from '../../seed/people.ts';
import { HttpError } from '../requests/http-error.ts';
import { changed, checkVersion, created } from './versions.ts';

const [ava, ben] = people;
const clock = { now: () => Date.parse('2026-03-11T09:00:00Z') };

function catchError(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the version of a record', () => {
  if (!ava || !ben) throw new Error('The demo people are missing.');
  const first = created({ id: 'a', name: 'Laptop', price: 10 }, { person: ava, clock });
  const second = changed(first, { name: 'Laptop', price: 12 }, { person: ben, clock });

  it('the record version increases with every change, and records who changed what and when', () => {
    expect(first.version).toBe(1);
    expect(second).toEqual({
      id: 'a',
      name: 'Laptop',
      price: 12,
      version: 2,
      changedByName: 'Ben Okafor',
      changedOn: '2026-03-11T09:00:00.000Z',
      changedFields: ['price'],
    });
  });

  it('a change of the newest version, or without a version, is accepted', () => {
    expect(catchError(() => checkVersion(second, 2))).toBeUndefined();
    expect(catchError(() => checkVersion(second, undefined))).toBeUndefined();
  });

  it('a stale update returns 409 with who changed the record and what they changed', () => {
    const rejection = catchError(() => checkVersion(second, 1));
    expect(rejection).toBeInstanceOf(HttpError);
    expect(rejection).toMatchObject({
      status: 409,
      messages: [{ key: 'changedByOther', values: { who: 'Ben Okafor' } }],
      changedFields: ['price'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { foundOr404, idFree } from './records.ts';
import { HttpError } from '../requests/http-error.ts';

describe('a record lookup', () => {
  it('a record is returned when it exists, even if it is empty', () => {
    const record = { id: 'a' };
    expect(foundOr404(record, 'tenantUnknown')).toBe(record);
    expect(foundOr404('', 'tenantUnknown')).toBe('');
  });

  it.each([undefined, null])('a record is not found when it is %s', (missing) => {
    expect(() => foundOr404(missing, 'tenantUnknown')).toThrow(
      new HttpError(404, [{ key: 'tenantUnknown' }]),
    );
  });
});

it('an id is free until a record has it', () => {
  expect(() => idFree(undefined)).not.toThrow();
  expect(() => idFree({ id: 'a' })).toThrow(new HttpError(409, [{ key: 'idTaken' }]));
});

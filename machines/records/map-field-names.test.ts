import { expect, it } from 'vitest';
import { Problem } from '#openapi/client/index.ts';
import { mapFieldNames } from './map-field-names.ts';

it('an error of the server is shown at the field, under its canonical name', () => {
  const rejected = new Problem('conflict', 409, {
    response: {
      errorMessages: ['No.'],
      fieldErrors: { discription: ['Too long.'], url: ['Odd.'] },
      changedFields: ['licence', 'price'],
    },
  });
  const plain = mapFieldNames({ discription: 'description', licence: 'license' })(rejected);
  expect(plain).toMatchObject({
    kind: 'conflict',
    status: 409,
    messages: ['No.'],
    fieldErrors: { description: ['Too long.'], url: ['Odd.'] },
    changedFields: ['license', 'price'],
  });
});

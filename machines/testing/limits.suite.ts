import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { isValid, type FieldErrors } from '../validation/field-errors.ts';

interface Limited {
  properties: Record<
    string,
    { maxLength?: number; minLength?: number; pattern?: string; type?: unknown }
  >;
}

/** A schema of the bundled contract by name, with its references resolved. */
export function getSchema<Schemas extends object>(
  { components: { schemas } }: { components: { schemas: Schemas } },
  name: keyof Schemas & string,
): Schema & Limited {
  const named = new Map<string, unknown>(Object.entries(schemas));
  const writtenOut = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(writtenOut);
    if ('$ref' in value) return writtenOut(named.get(String(value.$ref).split('/').at(-1) ?? ''));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, writtenOut(part)]));
  };
  return writtenOut(named.get(name)) as Schema & Limited;
}

/**
 * Compares a form with the contract's schema of its request body: both accept the example, and the
 * form rejects each text that the contract rejects, including one that is too long.
 */
export function testLimits<Form extends Record<string, unknown>>({
  schema,
  example,
  check,
  buildBody = (form) => form,
}: {
  schema: Schema & Limited;
  example: Form;
  check: (form: Form) => FieldErrors;
  /** The request body of the form, if it differs from the form. */
  buildBody?: (form: Form) => object;
}): void {
  const validator = new Validator(schema, '2020-12', false);
  const isTaken = (form: Form) => validator.validate(buildBody(form)).valid;
  const fields = Object.keys(example).filter((field) => typeof example[field] === 'string');

  describe('the form and the contract', () => {
    it('the form and the contract accept the same example', () => {
      expect(isTaken(example)).toBe(true);
      expect(check(example)).toEqual({});
    });

    it.each(fields)(
      'the form and the contract agree about %s: what the contract rejects is an error in the form',
      (field) => {
        const limit = schema.properties[field]?.maxLength;
        const numbers = ['-1', '2.5', '1000000000', '99999999999999999999', '1e-7'];
        const texts = ['', 'x', '@', ...numbers];
        if (limit !== undefined) texts.push('x'.repeat(limit + 1));
        const forms = texts.map((text) => ({ ...example, [field]: text }));
        const rejected = forms.filter((form) => !isTaken(form));
        expect(rejected.filter((form) => isValid(check(form)))).toEqual([]);
      },
    );
  });
}

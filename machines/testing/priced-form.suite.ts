import { describe } from 'vitest';
import { emptyPriced, toPricedForm, type Priced, type PricedForm } from '../records/priced.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { testLimits } from './limits.suite.ts';
import { testDeletedByOther, testRecordForm } from './record-form.suite.ts';

type FormUnderTest = Parameters<typeof testDeletedByOther<PricedForm>>[0];
/** One of the two requests by which such a form is sent. */
interface RequestInput extends Pick<Parameters<typeof testLimits<PricedForm>>[0], 'schema'> {
  buildBody: (form: PricedForm) => object;
  check: (form: PricedForm) => FieldErrors;
}

interface PricedUnderTest extends Pick<FormUnderTest, 'testModel' | 'server' | 'list' | 'remove'> {
  example: Priced;
  /** The request for a new record, and for an edited one. */
  added: RequestInput;
  edited: RequestInput;
}

/** Declares the tests of a service or tool form, on the reference server as Ava. */
export function testPricedRecordForm({ example, added, edited, ...form }: PricedUnderTest): void {
  const underTest = {
    ...form,
    sample: { ...emptyPriced, name: 'Trace Lens', price: '12500', userLimits: '5' },
    mine: { price: '0.0825', license: true },
    theirs: { description: 'Once a year.', status: false },
    name: 'name' as const,
  };
  testRecordForm(underTest);
  testDeletedByOther(underTest);
  const valid = { example: toPricedForm(example) };
  describe('a new priced record', () => {
    testLimits({ ...added, ...valid });
  });
  describe('an edited priced record', () => {
    testLimits({ ...edited, ...valid });
  });
}

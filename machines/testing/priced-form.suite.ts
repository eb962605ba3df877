import { describe } from 'vitest';
import { emptyPriced, pricedFormOf, type Priced, type PricedForm } from '../records/priced.ts';
import type { FieldErrors } from '../validation/faults.ts';
import { proveLimits } from './limits.suite.ts';
import { proveDeletedMeanwhile, proveRecordForm } from './record-form.suite.ts';

type FormUnderTest = Parameters<typeof proveDeletedMeanwhile<PricedForm>>[0];
/** One of the two ways in which such a form is sent. */
interface Sent extends Pick<Parameters<typeof proveLimits<PricedForm>>[0], 'schema'> {
  bodyOf: (form: PricedForm) => object;
  check: (form: PricedForm) => FieldErrors;
}

interface PricedUnderTest extends Pick<FormUnderTest, 'guide' | 'server' | 'list' | 'remove'> {
  example: Priced;
  /** How a new one is sent, and an edited one. */
  added: Sent;
  edited: Sent;
}

/** Declares the tests of the form of a service or a tool, on the reference server as Ava. */
export function proveRecordFormOfPriced({
  example,
  added,
  edited,
  ...form
}: PricedUnderTest): void {
  const underTest = {
    ...form,
    sample: { ...emptyPriced, name: 'Trace Lens', price: '12500', userLimits: '5' },
    mine: { price: '0.0825', license: true },
    theirs: { description: 'Once a year.', status: false },
    name: 'name' as const,
  };
  proveRecordForm(underTest);
  proveDeletedMeanwhile(underTest);
  const valid = { example: pricedFormOf(example) };
  describe('a new one', () => {
    proveLimits({ ...added, ...valid });
  });
  describe('an edited one', () => {
    proveLimits({ ...edited, ...valid });
  });
}

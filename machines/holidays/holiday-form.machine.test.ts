import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { incompleteDate } from '../validation/incomplete.ts';
import { holidayFormMachine } from './holiday-form.machine.ts';
import { testModel } from './holiday-form.test-model.ts';
import { sampleHoliday } from './holiday.fixtures.ts';
import { toHolidayBody, toHolidayForm, toSourceOnDay, validateHoliday } from './holiday.ts';

const example = toHolidayForm(sampleHoliday);

/** A day for each name, because a day can be a holiday only once. */
const toDay = (name: string): string => {
  const sum = Array.from(name, (sign) => sign.codePointAt(0) ?? 0).reduce((one, two) => one + two);
  return `${2040 + (sum % 100)}-0${(sum % 9) + 1}-1${sum % 10}`;
};

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...example, name: 'Carnival', date: toDay('Carnival') },
  mine: { isHalfDay: true },
  theirs: { name: 'Carnival Monday' },
  name: 'name' as const,
  unique: 'date' as const,
  extraFields: (name: string) => ({ date: toDay(name) }),
  list: async () => (await api.getHolidays({})).holidays,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteHoliday({ path: { id } }) });

testLimits({
  schema: getSchema(contract, 'HolidayInput'),
  example,
  buildBody: (values) => ({ id: sampleHoliday.id, ...toHolidayBody(values) }),
  check: validateHoliday,
});

describe('the form of a holiday', () => {
  it.each([null, '', incompleteDate, '2026-02-30', '2026-13-01'])(
    'the form of a holiday rejects the day %j',
    (date) => {
      expect(validateHoliday({ ...example, date })).toHaveProperty('date');
    },
  );

  it('the form of a holiday rejects a name of one invisible character', () => {
    expect(validateHoliday({ ...example, name: '\u200B' })).toEqual({ name: { rule: 'required' } });
  });

  it('the form of a holiday starts with the day that was selected in the calendar', async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const input = { id: null, sourceId: toSourceOnDay('2027-06-01'), persisted: null };
    const actor = createActor(holidayFormMachine, { input }).start();
    const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    expect(context.form).toMatchObject({ name: '', date: '2027-06-01' });
  });

  it('the form of a holiday shows at its day that another holiday is on it', async () => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const date = `${new Date().getUTCFullYear() + 1}-12-24`;
    const input = { id: null, sourceId: toSourceOnDay(date), persisted: null };
    const actor = createActor(holidayFormMachine, { input }).start();
    const isSettled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await isSettled();
    actor.send({ type: 'form.changed', change: { name: 'Whole day' } });
    actor.send({ type: 'SAVE' });
    expect((await isSettled()).context.errors).toHaveProperty('date');
  });
});

import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testRecordForm } from '../../testing/record-form.suite.ts';
import { employeeFormMachine } from './employee-form.machine.ts';
import { testModel } from './employee-form.test-model.ts';
import { exampleEmployee } from '../employee.fixtures.ts';
import { emptyEmployee, toEmployeeBody, toEmployeeForm, validateEmployee } from '../employee.ts';

const listed = async () => {
  const body = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [] };
  const { employees } = await api.searchEmployees({ body });
  return employees.map((employee) => ({ ...employee, name: employee.fullName }));
};

/** Letters and digits that differ for each name, whatever its script. */
const toLetters = (name: string): string =>
  Array.from(name, (sign) => sign.codePointAt(0)?.toString(36)).join('');

testRecordForm({
  testModel,
  server: createNodeServer,
  sample: { ...emptyEmployee, fullName: 'Mia Roth', email: 'mia@demo.test' },
  mine: { workPlace: 'Home' },
  theirs: { phone: '+49 30 555099', shift: 'Late shift' },
  name: 'fullName',
  unique: 'email',
  extraFields: (name) => ({ email: `${toLetters(name).slice(0, 60)}@demo.test` }),
  list: listed,
});

describe('the employee form and the contract', () => {
  testLimits({
    schema: getSchema(contract, 'EmployeeInput'),
    example: toEmployeeForm(exampleEmployee),
    buildBody: (values) => ({ id: exampleEmployee.id, ...toEmployeeBody(values) }),
    check: validateEmployee,
  });
});

describe('the validation of an employee', () => {
  it.each([
    ['fullName', 250],
    ['workPlace', 250],
    ['shift', 250],
    ['phone', 50],
  ] as const)('the employee field %s has at most %i characters', (field, limit) => {
    const form = toEmployeeForm(exampleEmployee);
    const getError = (text: string) => validateEmployee({ ...form, [field]: text })[field];
    expect(getError('خ'.repeat(limit))).toBeUndefined();
    expect(getError('خ'.repeat(limit + 1))).toEqual({ rule: 'max', values: { max: limit } });
  });

  it.each(['', '  ', '\u200B', '\u3164'])(
    'the name %j of an employee is not a name',
    (fullName) => {
      const form = { ...toEmployeeForm(exampleEmployee), fullName };
      expect(validateEmployee(form).fullName).toEqual({ rule: 'required' });
    },
  );

  it.each([
    ['dateOfBirth', { dateOfBirth: '2999-01-01' }],
    ['dateOfBirth', { dateOfBirth: '2020-01-06', joinedOn: '2010-01-04' }],
    ['joinedOn', { joinedOn: '9999-12-31' }],
  ] as const)('the server rejects days of an employee at %s: %j', async (field, days) => {
    connectAs(await createNodeServer(), 'ava', 'aster');
    const input = { id: null, sourceId: null, persisted: null };
    const actor = createActor(employeeFormMachine, { input }).start();
    await waitFor(actor, (state) => state.matches('editing'));
    const change = { fullName: 'Mia Roth', email: 'mia@demo.test', ...days };
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    const { context } = await waitFor(actor, (state) => state.matches('editing'));
    expect(Object.keys(context.errors)).toEqual([field]);
    expect(context.form).toMatchObject(change);
  });
});

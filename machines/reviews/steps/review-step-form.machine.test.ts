import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPart } from '../../testing/part.suite.ts';
import { testModel } from './review-step-form.test-model.ts';
import { exampleStep } from './review-step.fixtures.ts';
import {
  emptyNudge,
  emptyStep,
  inOrder,
  toStepBody,
  toStepForm,
  validateStep,
} from './review-step.ts';

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => 'steps',
  getParts: async () => (await api.getReviewSteps({})).reviewSteps,
  toForm: toStepForm,
  emptyForm: emptyStep,
  sample: { ...emptyStep, stepName: 'Second look', executorType: 'PaAdmin' },
  other: { stepStyle: 'danger' },
  name: 'stepName',
});

testLimits({
  schema: getSchema(contract, 'ReviewStepAdd'),
  example: { ...toStepForm(exampleStep) },
  check: (form) => validateStep({ ...form }),
  buildBody: (form) => ({ id: exampleStep.id, ...toStepBody({ ...form }) }),
});

describe('the nudges of a step', () => {
  it.each([
    ['1', true],
    ['365', true],
    ['0', false],
    ['366', false],
    ['1.5', false],
    ['', false],
    ['soon', false],
  ])('a nudge after %j days is valid: %s', (afterDays, isValid) => {
    const form = { ...emptyStep, stepName: 'Step', stepNudges: [{ ...emptyNudge, afterDays }] };
    expect(validateStep(form)).toEqual(isValid ? {} : { stepNudges: { rule: 'rowsInvalid' } });
  });

  it('a new nudge gets an id, and an existing one keeps its own', () => {
    const { stepNudges } = toStepBody({
      ...toStepForm(exampleStep),
      stepNudges: [...toStepForm(exampleStep).stepNudges, emptyNudge],
    });
    expect(stepNudges[0]).toEqual(exampleStep.stepNudges[0]);
    expect(stepNudges[1]).toMatchObject({ targetAudience: 'ReportingTo', afterDays: 7 });
    expect(stepNudges[1]?.id).toMatch(/^[\da-f-]{36}$/);
  });
});

it('a step without a place in the new order comes last', () => {
  const [one, two] = [exampleStep, { ...exampleStep, id: 'other' }];
  expect(inOrder([one, two], ['other'])).toEqual([two, one]);
  expect(inOrder([one, two], null)).toEqual([one, two]);
});

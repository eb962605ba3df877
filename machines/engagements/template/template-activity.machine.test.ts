import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPart } from '../../testing/part.suite.ts';
import { testModel } from './template-activity.test-model.ts';
import { exampleTemplateActivity } from './template.fixtures.ts';
import {
  emptyTemplateActivity,
  toTemplateActivityBody,
  toTemplateActivityForm,
  validateTemplateActivity,
} from './template.ts';

const getStages = async () => (await api.getTemplateStages({})).templateStages;

testPart({
  testModel,
  server: createNodeServer,
  parentId: async () => (await getStages())[0]?.id ?? '',
  getParts: async (stageId) =>
    (await getStages()).find(({ id }) => id === stageId)?.activities ?? [],
  toForm: toTemplateActivityForm,
  emptyForm: emptyTemplateActivity,
  sample: {
    activityDesc: 'Hold the closing workshop',
    isTenantVisible: true,
    baseline: '2.5',
    threshold: '10',
  },
  other: { baseline: '7' },
  name: 'activityDesc',
  isNameReusable: true,
});

describe('the form of an activity of the template', () => {
  const filled = toTemplateActivityForm(exampleTemplateActivity);
  testLimits({
    schema: getSchema(contract, 'TemplateActivityInput'),
    example: filled,
    check: validateTemplateActivity,
    buildBody: (form) => ({
      activityId: exampleTemplateActivity.activityId,
      ...toTemplateActivityBody(form),
    }),
  });

  it('numbers have at most 5 characters', () => {
    expect(validateTemplateActivity({ ...filled, baseline: '12.25' })).toEqual({});
    expect(validateTemplateActivity({ ...filled, baseline: '12.255' })).toHaveProperty('baseline');
    expect(validateTemplateActivity({ ...filled, threshold: '1e-7' })).toHaveProperty('threshold');
  });
});

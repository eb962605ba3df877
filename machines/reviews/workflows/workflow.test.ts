import { describe, expect, it } from 'vitest';
import { exampleChoices } from './workflow.fixtures.ts';
import { buildSuggestion, createStep, moveRow, noChoices, validateWorkflow } from './workflow.ts';

const rows = ['1', '2', '3'].map((id) => createStep(id, id));
const form = { name: 'Workflow', description: '', isActive: true };

describe('the steps of a workflow', () => {
  it.each([
    ['1', 1, '2 1 3'],
    ['1', 9, '2 3 1'],
    ['3', -1, '3 1 2'],
    ['unknown', 0, '1 2 3'],
  ])('the step %s moves to place %i', (id, place, expected) => {
    const moved = moveRow(rows, id, place).map((row) => row.id);
    expect(moved.join(' ')).toBe(expected);
  });

  it('a workflow has at least one step, and each once', () => {
    expect(validateWorkflow({ ...form, steps: rows })).toEqual({});
    expect(validateWorkflow({ ...form, steps: [] })).toEqual({ steps: { rule: 'required' } });
    const invalid = { steps: { rule: 'rowsInvalid' } };
    expect(validateWorkflow({ ...form, steps: [createStep('1')] })).toEqual(invalid);
    const twice = [createStep('1', '1'), createStep('2', '1')];
    expect(validateWorkflow({ ...form, steps: twice })).toEqual(invalid);
  });
});

describe('a suggested workflow', () => {
  it('the suggestion has the first step of each executor', () => {
    const { rows: suggested, missing } = buildSuggestion('fullCircle', exampleChoices);
    const names = suggested.map(
      ({ stepId }) => exampleChoices.steps.find((step) => step.stepId === stepId)?.stepName,
    );
    expect(names).toEqual(['Self assessment', 'Client feedback', 'Manager review', 'Release']);
    expect(missing).toEqual([]);
  });

  it('the suggestion names who has no step', () => {
    expect(buildSuggestion('selfReview', noChoices)).toEqual({
      rows: [],
      missing: ['Reviewee', 'ReportingTo'],
    });
  });
});

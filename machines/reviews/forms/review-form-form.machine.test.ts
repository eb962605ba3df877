import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs } from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../../testing/record-form.suite.ts';
import { reviewFormFormMachine } from './review-form-form.machine.ts';
import { testModel } from './review-form-form.test-model.ts';
import { exampleReviewForm } from './review-form.fixtures.ts';
import { createQuestion } from './form-row.ts';
import { toReviewFormBody, toReviewFormValues, validateReviewForm } from './review-form.ts';

const example = toReviewFormValues(exampleReviewForm);
const search = { body: toSearchData({ ...firstPage, pageSize: 50 }) };

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...example, name: 'Half a year', description: 'Half a year in words.' },
  mine: { description: 'Something else.', isActive: false },
  theirs: { rows: example.rows.slice(0, 2) },
  name: 'name' as const,
  list: async () => (await api.getReviewForms(search)).reviewForms,
};

testRecordForm(form);
testDeletedByOther({
  ...form,
  remove: (id) => api.deleteReviewForm({ path: { formId: id } }),
});

testLimits({
  schema: getSchema(contract, 'ReviewFormAdd'),
  example,
  check: validateReviewForm,
  buildBody: (values) => ({ id: exampleReviewForm.id, ...toReviewFormBody(values) }),
});

describe('the form editor on the reference server', () => {
  async function opened(id: string | null) {
    const input = { id, sourceId: null, persisted: null };
    const actor = createActor(reviewFormFormMachine, { input }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return { actor, settled };
  }

  it('a form without questions is not saved', async () => {
    const { calls } = connectAs(await createNodeServer(), 'hugo', 'aster');
    const { actor } = await opened(null);
    calls.length = 0;
    actor.send({ type: 'form.changed', change: { name: 'Empty' } });
    actor.send({ type: 'SAVE' });
    expect(actor.getSnapshot().context.errors).toEqual({ rows: { rule: 'required' } });
    expect(calls).toEqual([]);
  });

  it('a form of 60 questions in three sections is saved, and read as it was', async () => {
    connectAs(await createNodeServer(), 'hugo', 'aster');
    const { actor, settled } = await opened(null);
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...createQuestion(crypto.randomUUID()),
      questionText: `Question ${at + 1}`,
    }));
    const sections = [0, 20, 40].flatMap((at) => [
      {
        kind: 'section' as const,
        id: `section ${rows[at]?.id}`,
        sectionName: `Section ${at / 20 + 1}`,
      },
      ...rows.slice(at, at + 20),
    ]);
    actor.send({ type: 'form.changed', change: { name: 'Sixty', rows: sections } });
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('saved');
    const { reviewForms } = await api.getReviewForms(search);
    const id = reviewForms.find(({ name }) => name === 'Sixty')?.id ?? '';
    expect((await opened(id)).actor.getSnapshot().context.form.rows).toEqual(sections);
  });

  it('what the server finds wrong with a question is shown at the questions', async () => {
    connectAs(await createNodeServer(), 'hugo', 'aster');
    const { actor, settled } = await opened(null);
    const row = { ...createQuestion('no id'), questionText: 'Why?' };
    actor.send({ type: 'form.changed', change: { name: 'Wrong', rows: [row] } });
    actor.send({ type: 'SAVE' });
    const { context } = await settled();
    expect(context.form.rows).toEqual([row]);
    expect(context.failure).not.toBeNull();
    expect(context.errors.rows).toHaveProperty('message');
  });
});

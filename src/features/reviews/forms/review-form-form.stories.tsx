import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { reviewFormFormMachine } from '#machines/reviews/forms/review-form-form.machine.ts';
import { createQuestion } from '#machines/reviews/forms/form-row.ts';
import { exampleReviewForm } from '#machines/reviews/forms/review-form.fixtures.ts';
import { toReviewFormValues } from '#machines/reviews/forms/review-form.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava, avaKnowing } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { ReviewFormFormScreen } from './review-form-form.screen.tsx';

const base = toReviewFormValues(exampleReviewForm);
const { state, Live } = formStories(reviewFormFormMachine, ReviewFormFormScreen, {
  id: exampleReviewForm.id,
  base,
  mine: { description: 'Half a year in words.', rows: base.rows.slice(0, 3) },
  theirs: { description: 'Some months.', rows: base.rows.slice(0, 2) },
});
const errors = { name: { rule: 'required' as const }, rows: { rule: 'rowsInvalid' as const } };
const invalid = {
  ...base,
  name: '',
  rows: [
    ...base.rows,
    createQuestion('blank'),
    { ...createQuestion('choice'), answerKind: 'Choice' },
  ],
} as typeof base;
const long = {
  ...base,
  name: longText,
  rows: [
    { kind: 'section' as const, id: 'section', sectionName: longText },
    { ...createQuestion('long'), questionText: longText, helpText: longText },
  ],
};

const meta = {
  title: 'Flows/Reviews/Review Form Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const Arabic: Story = { ...Editing, globals: { language: 'ar' } };
export const WithErrors = state('editing.filling', { form: invalid, errors });
export const LongTexts = state('editing.filling', { form: long });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const getNames = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .flatMap((each) => each.querySelector('bdi')?.textContent ?? []);

/** A form with a section, a rating and a choice is added; its errors are corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-form-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Half a year{Enter}');
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent(
      'Questions is required',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    const section = await canvas.findByRole('textbox', { name: 'Section name' });
    await waitFor(() => expect(section).toHaveFocus());
    await userEvent.keyboard('Results');
    await userEvent.click(canvas.getByRole('button', { name: /^1\s*Untitled question/ }));
    const question = await canvas.findByRole('textbox', { name: 'Question' });
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.keyboard('Would you do it again?');
    await userEvent.click(canvas.getByRole('button', { name: /Kind of answer/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Choice/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Choice 1' }), 'Yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter at least 2 choices.')).toBeVisible();
    const first = canvas.getByRole('textbox', { name: 'Choice 1' });
    first.focus();
    // Enter adds the next choice; in other fields, it saves.
    await userEvent.keyboard('{Enter}No');
    await expect(canvas.getByRole('textbox', { name: 'Choice 2' })).toHaveValue('No');
    await waitFor(() => expect(canvas.queryByText('Enter at least 2 choices.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const body = toSearchData({ ...firstPage, pageSize: 50 });
    await waitFor(async () => {
      const { reviewForms } = await api.getReviewForms({ body });
      const added = reviewForms.find((form) => form.name === 'Half a year');
      await expect(added?.questions).toMatchObject([
        {
          questionText: 'Would you do it again?',
          answerKind: 'Choice',
          choices: ['Yes', 'No'],
          sectionName: 'Results',
        },
      ]);
    });
    await expect(problems).toEqual([]);
  }),
};

const withForm = avaKnowing(async () => {
  const { reviewForms } = await api.getReviewForms({ body: toSearchData(firstPage) });
  return { id: reviewForms.find((form) => form.name === 'Looking back')?.id };
});

/** Questions are sorted by key and in the menu, and a deleted one is restored. */
export const InteractionOrder: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-form-form' },
  loaders: [withForm],
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: 'Reorder What went well?' });
    const before = getNames();
    await expect(before[0]).toBe('What went well?');
    handle.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(getNames()[1]).toBe('What went well?'));
    await expect(canvas.getByRole('button', { name: 'Reorder What went well?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions for What went well?' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(getNames()).toEqual(before));

    await userEvent.click(canvas.getByRole('button', { name: 'More actions for What went well?' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete question' }));
    await waitFor(() => expect(getNames()).toEqual(before.slice(1)));
    const undo = within(canvas.getByText(/^Deleted:/).closest('li') as HTMLElement).getByRole(
      'button',
      { name: 'Undo' },
    );
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const text = await canvas.findByRole('textbox', { name: 'Question' });
    await expect(text).toHaveValue('What went well?');
    // At the end of the page, its bar covers no row.
    document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight);
  }),
};

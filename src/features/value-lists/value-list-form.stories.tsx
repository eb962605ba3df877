import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { toValueListForm, validateValueList } from '#machines/value-lists/value-list.ts';
import { exampleUses, exampleValueList } from '#machines/value-lists/value-list.fixtures.ts';
import { valueListFormMachine } from '#machines/value-lists/value-list-form.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { ValueListFormScreen } from './value-list-form.screen.tsx';

const base = toValueListForm(exampleValueList, exampleUses);
const [first] = base.options;
const broken = { ...base, name: '', options: first ? [first, first] : [] };
const { state, Live } = formStories(valueListFormMachine, ValueListFormScreen, {
  id: exampleValueList.id,
  base,
  mine: { name: 'Places of work' },
  theirs: { name: 'Places', options: base.options.slice(1) },
});

const meta = {
  title: 'Flows/Value Lists/Value List Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
/** A script uses the second option, so that it cannot be removed. */
export const Editing = state('editing.filling');
export const FieldErrors = state('editing.filling', {
  form: { ...broken, options: broken.options.map((row, at) => ({ ...row, id: `row-${at}` })) },
  errors: validateValueList(broken),
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** A list is added by keyboard: a code that is there twice is corrected, and an option moves up. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'value-list-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Shirt sizes');
    await userEvent.tab();
    await userEvent.keyboard('shirtSizes');
    for (const value of ['Medium', 'Small']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add option' }));
      await userEvent.keyboard(value);
      await userEvent.tab();
      await userEvent.keyboard('m');
    }
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Another option has this code.')).toBeVisible();
    const code = canvas.getAllByRole('textbox', { name: 'Code' }).at(-1);
    if (!code) throw new Error('Expected the code of the second option, found none.');
    await userEvent.clear(code);
    await userEvent.type(code, 's');
    canvas.getByRole('button', { name: 'Reorder Small' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await canvas.findByText('Small is now number 1 of 2.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { lists } = await api.getLists({});
      const added = lists.find((each) => each.code === 'shirtSizes');
      await expect(added?.options.map(({ value }) => value)).toEqual(['Small', 'Medium']);
    });
  }),
};

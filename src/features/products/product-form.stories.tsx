import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleProduct } from '#machines/products/product.fixtures.ts';
import { productFormMachine } from '#machines/products/product-form.machine.ts';
import { emptyProduct, toProductForm } from '#machines/products/product.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava, conflictQuestion } from '#stories/fixtures/records.tsx';
import { ProductFormScreen } from './product-form.screen.tsx';

const base = toProductForm(exampleProduct);
const { state, edited, Live } = formStories(productFormMachine, ProductFormScreen, {
  id: exampleProduct.id,
  base,
  mine: { owner: 'Hugo Silva', startedYear: '2018' },
  theirs: { owner: 'Leo Park', status: false },
});
const broken = {
  ...edited,
  form: { ...base, name: '', description: longText.repeat(3), startedYear: '20260' },
  errors: {
    name: { rule: 'required' as const },
    description: { rule: 'max' as const },
    startedYear: { rule: 'max' as const },
  },
};

const meta = {
  title: 'Flows/Products/Product Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', { form: emptyProduct });
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', broken);
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
/** The comparison shows a switch with the same text as the list. */
export const Conflict: Story = {
  ...state('conflict'),
  play: playIfEnabled(async () => {
    const question = await conflictQuestion();
    await waitFor(() => expect(question.getByText('InActive')).toBeVisible());
  }),
};
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

const listed = async () => (await api.getProducts({})).productGridView;

/** Ava adds a product by keyboard only, first with missing fields; the description is optional. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'product-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('There are 4 problems')).toBeVisible();
    await userEvent.keyboard('Lighthouse{Tab}{Tab}Ava Stone{Tab}20260{Tab}Harbours{Enter}');
    await expect(await canvas.findByText(/^Field is too long/)).toBeVisible();
    const year = canvas.getByRole('textbox', { name: /^Started Year/ });
    await waitFor(() => expect(year).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Enter}');
    await waitFor(async () =>
      expect(await listed()).toContainEqual(
        expect.objectContaining({ name: 'Lighthouse', description: null, startedYear: 2026 }),
      ),
    );
  }),
};

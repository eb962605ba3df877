import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleProduct } from '#machines/products/product.example.ts';
import { productFormMachine } from '#machines/products/product-form.machine.ts';
import { emptyProduct, productFormOf, type ProductForm } from '#machines/products/product.ts';
import type { RecordFormContext } from '#machines/records/form-values.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  avaKnowing,
  conflictQuestion,
  formInput,
  stillForm,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { ProductFormScreen } from './product-form.screen.tsx';

const { id } = exampleProduct;
const base = productFormOf(exampleProduct);
const form = { ...base, owner: 'Hugo Silva', startedYear: '2018' };
const edited = { id, form, base, version: 1 };
const theirs = { form: { ...base, owner: 'Leo Park', status: false }, version: 2 };
const refusal = 'Kira Novak has changed this meanwhile.';

const meta = {
  title: 'Flows/Products/Product Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: edited },
  render: ({ context }, { parameters: { state } }) => (
    <ProductFormScreen
      {...stillForm}
      actor={frozenActor(productFormMachine, { state, input: formInput(), context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordFormContext<ProductForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'product-form', state: 'loading' } };
export const Adding: Story = {
  parameters: { flow: 'product-form', state: 'editing.filling' },
  args: { context: { form: emptyProduct } },
};
export const Editing: Story = { parameters: { flow: 'product-form', state: 'editing.filling' } };
export const Faults: Story = {
  parameters: { flow: 'product-form', state: 'editing.filling' },
  args: {
    context: {
      ...edited,
      form: { ...base, name: '', description: longText.repeat(3), startedYear: '20260' },
      faults: {
        name: { rule: 'required' },
        description: { rule: 'max' },
        startedYear: { rule: 'max' },
      },
    },
  },
};
export const Offering: Story = { parameters: { flow: 'product-form', state: 'editing.offering' } };
export const Saving: Story = { parameters: { flow: 'product-form', state: 'saving' } };
export const Comparing: Story = { parameters: { flow: 'product-form', state: 'comparing' } };
export const Conflict: Story = {
  parameters: { flow: 'product-form', state: 'conflict' },
  args: { context: { ...edited, theirs, refusal } },
};
export const Gone: Story = { parameters: { flow: 'product-form', state: 'gone' } };
export const Saved: Story = { parameters: { flow: 'product-form', state: 'saved' } };
export const Missing: Story = { parameters: { flow: 'product-form', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'product-form', state: 'unavailable' } };

function Live({ target }: { target: string | null }) {
  const actor = useWalkedActor(productFormMachine, { input: formInput(target) });
  return <ProductFormScreen {...stillForm} actor={actor} />;
}

const listed = async () => (await api.getProducts({})).productGridView;

/** Ava adds a product by keyboard alone, first too hastily; a description is not asked for. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'product-form' },
  loaders: [ava],
  render: () => <Live target={null} />,
  play: played(async ({ canvas, userEvent }) => {
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

/** The server is down while a product is saved, and somebody else was faster meanwhile. */
export const WalkConflict: Story = {
  tags: ['walk'],
  parameters: { flow: 'product-form' },
  loaders: [avaKnowing(async () => ({ first: (await listed())[0] }))],
  render: (_, { loaded }) => <Live target={loaded['first'].id} />,
  play: played(async ({ canvas, userEvent, loaded: { world, first } }) => {
    const { setScenario }: World = world;
    const domain = await canvas.findByRole('textbox', { name: /^Domain/ });
    await userEvent.clear(domain);
    setScenario('server-down');
    await userEvent.type(domain, 'Hospitals{Enter}');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    setScenario('fair-weather');
    const { changedBy: _by, changedOn: _on, ...body } = first;
    await api.updateProduct({ body: { ...body, owner: 'Leo Park' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
    const question = await conflictQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    const both = { owner: 'Leo Park', domain: 'Hospitals' };
    await waitFor(async () => expect(await listed()).toContainEqual(expect.objectContaining(both)));
  }),
};

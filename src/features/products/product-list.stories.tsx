import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleProduct } from '#machines/products/product.example.ts';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import type { Product } from '#machines/products/product.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  retried,
  serverDown,
  stillPlace,
  tryAgain,
  useStoryPlace,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { ProductListScreen } from './product-list.screen.tsx';

const all = [
  exampleProduct,
  { ...exampleProduct, id: '2', name: longText, description: longText, owner: longText },
  { ...exampleProduct, id: '3', name: 'Orchard', description: null, status: false },
];

const meta = {
  title: 'Flows/Products/Product List',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { rows: all },
  render: ({ rows }, { parameters: { state } }) => (
    <ProductListScreen
      {...stillPlace()}
      actor={frozenActor(productListMachine, { state, input: {}, context: { rows } })}
    />
  ),
} satisfies Meta<{ rows: readonly Product[] | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'product-list', state: 'loading' },
  args: { rows: null },
};
export const Shown: Story = { parameters: { flow: 'product-list', state: 'shown' } };
export const NoRecords: Story = {
  parameters: { flow: 'product-list', state: 'shown' },
  args: { rows: [] },
};
export const Refreshing: Story = { parameters: { flow: 'product-list', state: 'refreshing' } };
export const ReloadFailed: Story = {
  parameters: { flow: 'product-list', state: 'reloadFailed' },
};
export const Unavailable: Story = {
  parameters: { flow: 'product-list', state: 'unavailable' },
  args: { rows: null },
};

const Live = retried(({ onRetry }) => {
  const actor = useWalkedActor(productListMachine, { input: {} });
  return <ProductListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
});

/** Nothing can be read at first; then Ava finds a product, which cannot be deleted. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'product-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'leo{Enter}');
    await waitFor(() => expect(canvas.getByText('Showing 1 - 1 of 1 records')).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Orchard.*1998.*InActive/ })).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Delete Orchard' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/^Products cannot be/);
  }),
};

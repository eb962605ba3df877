import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleProduct } from '#machines/products/product.fixtures.ts';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { ProductListScreen } from './product-list.screen.tsx';

const { state, Live } = listStories(productListMachine, ProductListScreen, [
  exampleProduct,
  { ...exampleProduct, id: '2', name: longText, description: longText, owner: longText },
  { ...exampleProduct, id: '3', name: 'Orchard', description: null, status: false },
]);

const meta = {
  title: 'Flows/Products/Product List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Loading fails at first; then Ava finds a product, which cannot be deleted. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'product-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'leo{Enter}');
    await waitFor(() => expect(canvas.getByText('Showing 1 - 1 of 1 records')).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Orchard.*1998.*InActive/ })).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Delete Orchard' });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription(/^Products can’t be/);
  }),
};

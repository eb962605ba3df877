import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleProduct } from '#machines/products/product.example.ts';
import { productListMachine } from '#machines/products/product-list.machine.ts';
import type { Product } from '#machines/products/product.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { stillPlace, useStoryPlace } from '../../../.storybook/records.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
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
  render: ({ rows }, { parameters }) => (
    <ProductListScreen
      {...stillPlace()}
      actor={frozenActor(productListMachine, {
        state: parameters['state'],
        input: undefined,
        context: { rows },
      })}
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
export const Unavailable: Story = {
  parameters: { flow: 'product-list', state: 'unavailable' },
  args: { rows: null },
};

/** As a page of the app has it: a fresh list with each try. */
function Live() {
  const [attempt, setAttempt] = useState(0);
  return <Walked key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Walked({ onRetry }: { onRetry: () => void }) {
  const actor = useWalkedActor(productListMachine, { input: undefined });
  return <ProductListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
}

/** Nothing can be read at first; then Ava finds a product, which cannot be deleted. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'product-list' },
  loaders: [worldOf('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('fair-weather');
    await userEvent.click(tryAgain);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'leo{Enter}');
    await waitFor(() => expect(canvas.getByText('Showing 1 - 1 of 1 records')).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Orchard.*1998.*InActive/ })).toBeVisible();
    const remove = canvas.getByRole('button', { name: /^Delete Orchard\. Products cannot be/ });
    await expect(remove).toBeDisabled();
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api, type Schema } from '#openapi/client/index.ts';
import { exampleApp, exampleProduct } from '#machines/products/product.fixtures.ts';
import { productViewMachine } from '#machines/products/product-view.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import {
  avaKnowing,
  retried,
  serverDown,
  staticView,
  tryAgain,
} from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProductViewScreen } from './product-view.screen.tsx';

const product = {
  ...exampleProduct,
  appsDTO: [exampleApp, { ...exampleApp, appsId: '2', appName: longText, url: longText, port: 0 }],
};
const opened = { product, app: exampleApp };

const meta = {
  title: 'Flows/Products/Product View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { product }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <ProductViewScreen
      {...staticView}
      actor={frozenActor(productViewMachine, {
        state,
        input: { id: exampleProduct.id },
        context,
        children,
      })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof productViewMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const unread = { context: { product: null } };

export const Idle: Story = { parameters: { flow: 'product-view', state: 'idle' }, args: unread };
export const GettingProduct: Story = {
  parameters: { flow: 'product-view', state: 'gettingProduct' },
  args: unread,
};
export const LoadedProduct: Story = {
  parameters: { flow: 'product-view', state: 'loadedProduct.shown' },
};
export const WithoutApps: Story = {
  parameters: { flow: 'product-view', state: 'loadedProduct.shown' },
  args: { context: { product: { ...product, description: null, appsDTO: [] } } },
};
export const Refreshing: Story = {
  parameters: { flow: 'product-view', state: 'loadedProduct.refreshing' },
  args: { context: { product, rejection: 'This app was not found in the product.' } },
};
export const LoadingApp: Story = {
  parameters: { flow: 'product-view', state: 'loadingApp' },
  args: { context: opened },
};
/** The dialog has a separate machine, with separate stories. */
export const FillingApp: Story = {
  parameters: { flow: 'product-view', state: 'fillingApp' },
  args: {
    children: {
      app: { state: 'editing.filling', input: { parentId: exampleProduct.id, part: exampleApp } },
    },
  },
};
export const ViewApp: Story = {
  parameters: { flow: 'product-view', state: 'viewApp' },
  args: { context: opened },
};
export const Missing: Story = {
  parameters: { flow: 'product-view', state: 'notFound' },
  args: unread,
};
export const Failed: Story = {
  parameters: { flow: 'product-view', state: 'failed' },
  args: unread,
};

const Live = retried<{ target: string }>(({ target, onRetry }) => {
  const actor = useStoryActor(productViewMachine, { input: { id: target } });
  useEffect(() => actor.send({ type: 'LOAD' }), [actor]);
  return <ProductViewScreen {...staticView} actor={actor} onRetry={onRetry} />;
});

/** The world of Ava at Aster Labs, and its product with the given name. */
const worldWith = (name: string) =>
  avaKnowing(async () => {
    const { productGridView } = await api.getProducts({});
    const id = productGridView.find((each) => each.name === name)?.id ?? '';
    return { group: (await api.getProductView({ path: { id } })).productsViewDTO };
  });

/** Ava adds an app by keyboard only, then opens it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'product-view' },
  loaders: [worldWith('Quiet Room')],
  render: (_, { loaded }) => <Live target={loaded['group'].id} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Add Apps' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add App' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^App Name/ })).toHaveFocus());
    await userEvent.keyboard('Door sign{Tab}https://door.test{Tab}Web{Tab}65432{Tab}{Tab}{Enter}');
    await expect(await canvas.findByRole('row', { name: /Door sign.*65432/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Delete Door sign/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'View Door sign' }));
    const view = within(await screen.findByRole('dialog', { name: 'App' }));
    await userEvent.click(view.getByRole('button', { name: 'Back to list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** The server is down at first; later someone else changes the app that Ava edits. */
export const InteractionStale: Story = {
  tags: ['interaction'],
  parameters: { flow: 'product-view' },
  loaders: [worldWith('Compass')],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['group'].id} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { appsDTO }: Schema<'ProductView'> = loaded['group'];
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Compass map' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit App' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Port/ }));
    await userEvent.keyboard('8443');
    for (const { changedBy: _by, changedOn: _on, ...body } of appsDTO) {
      await api.saveApp({ body: { ...body, type: 'Screen' } });
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await dialog.findByText(/Ava Stone changed this/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save anyway' }));
    await expect(await canvas.findByRole('row', { name: /Compass map.*Web.*8443/ })).toBeVisible();
  }),
};

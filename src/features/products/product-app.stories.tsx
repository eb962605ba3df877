import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { toAppForm, emptyApp, type App, type AppForm } from '#machines/products/app.ts';
import { productAppMachine } from '#machines/products/product-app.machine.ts';
import { exampleApp, exampleProduct } from '#machines/products/product.fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { AppDialog } from './app-dialog.tsx';

const form = { ...toAppForm(exampleApp), port: '8080' };

const meta = {
  title: 'Flows/Products/Product App',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleProduct.id, part: exampleApp };
    const actor = frozenActor(productAppMachine, { state, input, context });
    return (
      <>
        <StateCard machine={productAppMachine} actor={actor} />
        <AppDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<App, AppForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'product-app', state: 'editing.filling' };

export const Edit: Story = { parameters: { flow: 'product-app', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { part: null, form: emptyApp, base: emptyApp } },
};
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      part: null,
      form: { ...form, type: '', port: '654321' },
      errors: {
        appName: { message: 'App Name already exists.' },
        type: { rule: 'required' },
        port: { rule: 'max' },
      },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'product-app', state: 'editing.stale' },
  args: { context: { ...outdated, form, theirFields: ['url'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'product-app', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'product-app', state: 'editing.parentDeleted' },
  args: { context: { part: null, form, rejection: 'This product was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'product-app', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'product-app', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'product-app', state: 'closed' } };

function Live({ parentId }: { parentId: string }) {
  const actor = useStoryActor(productAppMachine, { input: { parentId, part: null } });
  return <AppDialog actor={actor} />;
}

/** Ava adds an app by keyboard only; its port is too long first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'product-app' },
  loaders: [
    avaKnowing(async () => ({
      parentId: (await api.getProducts({})).productGridView[0]?.id ?? '',
    })),
  ],
  render: (_, { loaded }) => <Live parentId={loaded['parentId']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add App' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^App Name/ })).toHaveFocus());
    await userEvent.keyboard('Door sign{Tab}https://door.test{Tab}Web{Tab}654321');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(await dialog.findByText(/^Field is too long/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Port/ })).toHaveFocus());
    await userEvent.keyboard('{Backspace}{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { assetTypeViewMachine } from '#machines/asset-master/asset-type-view.machine.ts';
import {
  exampleAssetType,
  exampleProperty,
  exampleText,
} from '#machines/asset-master/asset-type.fixtures.ts';
import { Button } from '#ui/controls/button.tsx';
import { withMasterRights } from './asset-master.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, staticView, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { AssetTypeViewScreen } from './asset-type-view.screen.tsx';

const id = exampleAssetType.id;
const view = {
  type: exampleAssetType,
  teamName: '',
  properties: [exampleProperty, exampleText],
};

const meta = {
  title: 'Flows/Asset Master/Asset Type View',
  tags: ['autodocs'],
  decorators: [withMasterRights, withRouter],
  args: { context: { view }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <AssetTypeViewScreen
      {...staticView}
      actor={frozenActor(assetTypeViewMachine, { state, input: { id }, context, children })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof assetTypeViewMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

const unread = { context: { view: null } };
const resting = { flow: 'asset-type-view', state: 'loaded.resting' };

export const Loading: Story = {
  parameters: { flow: 'asset-type-view', state: 'loading' },
  args: unread,
};
export const Resting: Story = {
  parameters: { flow: 'asset-type-view', state: 'loaded.resting' },
};
/** A user with read access only sees the properties, without controls to change them. */
export const ReadOnly: Story = {
  parameters: resting,
  decorators: [withRights(['assetMaster.basic']), withRouter],
};
export const WithoutProperties: Story = {
  parameters: resting,
  args: { context: { view: { ...view, properties: [] } } },
};
export const ForTeams: Story = {
  parameters: resting,
  args: {
    context: {
      view: {
        type: { ...exampleAssetType, name: longText, isTeam: true },
        teamName: 'Operations',
        properties: [{ ...exampleProperty, assetTypePropertyName: longText }],
      },
    },
  },
};
export const Refreshing: Story = {
  parameters: { flow: 'asset-type-view', state: 'loaded.refreshing' },
};

function Growing() {
  const [properties, setProperties] = useState([exampleText]);
  const context = { view: { ...view, properties } };
  const input = { id };
  const actor = frozenActor(assetTypeViewMachine, { state: 'loaded.resting', input, context });
  return (
    <>
      <Button onPress={() => setProperties([exampleText, exampleProperty])}>Add the second</Button>
      <AssetTypeViewScreen {...staticView} actor={actor} />
    </>
  );
}

/**
 * A single property cannot be ordered; with a second one, the list can be reordered by dragging.
 */
export const SecondProperty: Story = {
  parameters: resting,
  render: () => <Growing />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: exampleText.assetTypePropertyName });
    await expect(canvas.queryAllByRole('button', { name: /^Move/ })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Add the second' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Move/ })).toHaveLength(2));
  }),
};
/** The dialog has a separate machine, with separate stories. */
export const FillingProperty: Story = {
  parameters: { flow: 'asset-type-view', state: 'fillingProperty' },
  args: {
    children: {
      property: { state: 'editing.filling', input: { parentId: id, part: exampleProperty } },
    },
  },
};
export const DeletingProperty: Story = {
  parameters: { flow: 'asset-type-view', state: 'deletingProperty' },
  args: { children: { deletion: { state: 'confirming', input: { part: exampleText } } } },
};
export const ConfirmingOrder: Story = {
  parameters: { flow: 'asset-type-view', state: 'confirmingOrder' },
  args: { context: { view, change: { kind: 'clear' } } },
};
export const ChangingOrder: Story = {
  parameters: { flow: 'asset-type-view', state: 'changingOrder' },
};
export const NotFound: Story = {
  parameters: { flow: 'asset-type-view', state: 'notFound' },
  args: unread,
};
export const Unavailable: Story = {
  parameters: { flow: 'asset-type-view', state: 'unavailable' },
  args: unread,
};

const Live = retried(({ onRetry }) => {
  const actor = useStoryActor(assetTypeViewMachine, { input: { id } });
  return <AssetTypeViewScreen {...staticView} actor={actor} onRetry={onRetry} />;
});

const names = ['Memory', 'Processor', 'Screen size in inches', 'Disk encryption', 'Remarks'];

/**
 * A property moves one position down by keyboard only; then the order is reset, after a
 * confirmation.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-type-view' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = [...problems];
    const shows = (order: readonly string[]) =>
      waitFor(() => {
        const rows = canvas.getAllByRole('row').map((row) => row.textContent);
        const found = rows.map((row) => order.find((name) => row.includes(name)));
        return expect(found).toEqual(order);
      });
    const handle = await canvas.findByRole('button', { name: /^Move ⁨Memory⁩/ });
    await shows(names);
    handle.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: /^Insert between Processor and/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await shows(['Processor', 'Memory', ...names.slice(2)]);
    await waitFor(() => expect(handle).toHaveFocus());
    const reset = canvas.getByRole('button', { name: 'Reset order' });
    reset.focus();
    await waitFor(() => expect(reset).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Reset order?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.tab();
    await expect(question.getByRole('button', { name: 'Yes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await shows(names);
    await waitFor(() => expect(reset).toHaveFocus());
    await expect(problems).toEqual(before);
  }),
};

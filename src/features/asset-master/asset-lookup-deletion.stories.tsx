import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { assetLookupDeletionMachine } from '#machines/asset-master/asset-lookup-deletion.machine.ts';
import { exampleLocation } from '#machines/asset-master/asset-lookup.fixtures.ts';
import type { AssetLookup } from '#machines/asset-master/asset-lookup.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<AssetLookup> }) {
  return (
    <>
      <StateCard machine={assetLookupDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete Location?"
        question={({ value: name }) => `“${name}” is deleted.`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Asset Master/Asset Lookup Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(assetLookupDeletionMachine, { state, input: { part: exampleLocation } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'asset-lookup-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'asset-lookup-deletion', state: 'deleting' },
};
export const Deleted: Story = { parameters: { flow: 'asset-lookup-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'asset-lookup-deletion', state: 'retained' } };

function Live({ part }: { part: AssetLookup }) {
  return <Question actor={useStoryActor(assetLookupDeletionMachine, { input: { part } })} />;
}

/** A location without assets. */
const withLocation = avaKnowing(async () => {
  const { assetLocations } = await api.listAssetLocations({});
  const { assetCount: count, ...rest } = assetLocations.find((each) => each.assetCount === 0) ?? {
    ...exampleLocation,
    assetCount: 0,
  };
  const part: AssetLookup = { ...rest, kind: 'location', count };
  return { part };
});

/** The server is down while a location is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-lookup-deletion' },
  loaders: [withLocation],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete Location?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};

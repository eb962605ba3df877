import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { assetPropertyDeletionMachine } from '#machines/asset-master/asset-property-deletion.machine.ts';
import { exampleText } from '#machines/asset-master/asset-type.fixtures.ts';
import {
  controlTypeIds,
  dataTypeIds,
  type TypeProperty,
} from '#machines/asset-master/type-property.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<TypeProperty> }) {
  return (
    <>
      <StateCard machine={assetPropertyDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete property?"
        question={({ assetTypePropertyName: name }) => `“${name}” is deleted.`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Asset Master/Asset Property Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(assetPropertyDeletionMachine, { state, input: { part: exampleText } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'asset-property-deletion', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'asset-property-deletion', state: 'deleting' },
};
export const Deleted: Story = { parameters: { flow: 'asset-property-deletion', state: 'deleted' } };
export const Retained: Story = {
  parameters: { flow: 'asset-property-deletion', state: 'retained' },
};

function Live({ part }: { part: TypeProperty }) {
  return <Question actor={useStoryActor(assetPropertyDeletionMachine, { input: { part } })} />;
}

/** A property that no asset has. */
const withProperty = avaKnowing(async () => {
  const path = { typeId: exampleText.assetTypeId };
  const kind = { controlTypeId: controlTypeIds.TextBox, dataTypeId: dataTypeIds.Text };
  const body = { id: crypto.randomUUID(), assetTypePropertyName: 'Colour', ...kind };
  const { assetTypeProperty } = await api.createAssetTypeProperty({ path, body });
  return { part: assetTypeProperty };
});

/** The server is down while a property is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-property-deletion' },
  loaders: [withProperty],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete property?' });
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

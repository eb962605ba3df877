import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { UndoContext } from '#machines/lists/create-undo.ts';
import { restoreTagMachine } from '#machines/tags/restore-tag.machine.ts';
import { sampleTag } from '#machines/tags/tag.fixtures.ts';
import type { Tag } from '#machines/tags/tag.ts';
import { api } from '#openapi/client/index.ts';
import { UndoOffer } from '#records/view/undo-offer.tsx';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const deleted = { deleted: [sampleTag] };
const list = { send: () => undefined };
const getName = ({ name }: Tag) => name;

const meta = {
  title: 'Flows/Tags/Restore Tag',
  tags: ['autodocs'],
  args: { context: deleted },
  render: ({ context }, { parameters }) => (
    <UndoOffer
      getName={getName}
      actor={frozenActor(restoreTagMachine, {
        state: parameters['state'],
        input: { list },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoContext<Tag>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'restore-tag', state: 'idle' } };
export const Offering: Story = {
  parameters: { flow: 'restore-tag', state: 'offering.passing' },
};
export const Paused: Story = {
  parameters: { flow: 'restore-tag', state: 'offering.paused' },
  args: { context: { ...deleted, isPaused: true } },
};
export const Restoring: Story = {
  parameters: { flow: 'restore-tag', state: 'restoring' },
  args: { context: { ...deleted, restoring: [sampleTag] } },
};

/** A deleted tag is restored, on its projects. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-tag' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Strategic' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^Strategic is back on [1-9]/)).toBeVisible();
  }),
};

/** The events between a list and the offer. */
function Live() {
  const actor = useStoryActor(restoreTagMachine, { input: { list } });
  const [restored, setRestored] = useState('');
  const find = async () => (await api.getTags({})).tags.find(({ name }) => name === 'Strategic');
  const remove = async () => {
    const tag = await find();
    if (!tag) return;
    await api.deleteTag({ path: { id: tag.id } });
    actor.on('rows.restored', () => {
      void find().then((after) => setRestored(`Strategic is back on ${after?.projectCount ?? 0}`));
    });
    actor.send({ type: 'rows.deleted', rows: [tag] });
  };
  return (
    <>
      <UndoOffer actor={actor} getName={getName} />
      <Button onPress={remove}>Delete Strategic</Button>
      {restored !== '' && <p>{restored}</p>}
    </>
  );
}

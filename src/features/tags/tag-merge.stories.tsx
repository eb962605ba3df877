import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleTag, sampleTags } from '#machines/tags/tag.fixtures.ts';
import { tagMergeMachine, type TagMergeInput } from '#machines/tags/tag-merge.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, retried, staticForm } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { TagMergeScreen } from './tag-merge.screen.tsx';

const others = sampleTags.filter(({ id }) => id !== sampleTag.id);
const input: TagMergeInput = { id: sampleTag.id, intoId: null };
const loaded = { tags: { from: sampleTag, others } };
const selected = { ...loaded, intoId: others[0]?.id ?? null };

const state = (name: string, context: object = {}) => ({
  parameters: { flow: 'tag-merge', state: name },
  render: () => (
    <TagMergeScreen
      {...staticForm}
      actor={frozenActor(tagMergeMachine, { state: name, input, context })}
    />
  ),
});

const meta = {
  title: 'Flows/Tags/Tag Merge',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Choosing = state('choosing', loaded);
export const Selected = state('choosing', selected);
export const Unselected = state('choosing', { ...loaded, isUnselected: true });
export const Failed = state('choosing', {
  ...selected,
  failure: { kind: 'conflict', message: 'Kira Novak changed this in the meantime.' },
});
export const NoOthers = state('choosing', { tags: { from: sampleTag, others: [] } });
export const Merging = state('merging', selected);
export const Merged = state('merged', selected);
export const Left = state('left', loaded);
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withTag = avaKnowing(async () => {
  const { tags } = await api.getTags({});
  return { id: tags.find(({ name }) => name === 'Quick win')?.id };
});

const Live = retried<{ id: string }>(({ id, onRetry }) => {
  const actor = useStoryActor(tagMergeMachine, { input: { id, intoId: null } });
  return <TagMergeScreen {...staticForm} actor={actor} onRetry={onRetry} />;
});

/** By keyboard: a tag is selected, what the merge affects is shown, and the tags are merged. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tag-merge' },
  loaders: [withTag],
  render: (_, { loaded: { id } }) => <Live id={id} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Merge into' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(await canvas.findByText('Select the tag to merge into.')).toBeVisible();
    await userEvent.type(field, 'Strat{ArrowDown}{Enter}');
    await expect(
      await canvas.findByText(/projects? gets? Strategic instead of|projects? get /),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await waitFor(async () => {
      const { tags } = await api.getTags({});
      await expect(tags.map(({ name }) => name)).not.toContain('Quick win');
    });
  }),
};

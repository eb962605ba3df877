import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tagFormMachine } from '#machines/tags/tag-form.machine.ts';
import { sampleTag, sampleTags, sampleTeams } from '#machines/tags/tag.fixtures.ts';
import { toTagForm } from '#machines/tags/tag.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { TagFormScreen } from './tag-form.screen.tsx';

const base = toTagForm(sampleTag);
const { state, Live } = formStories(
  tagFormMachine,
  TagFormScreen,
  {
    id: sampleTag.id,
    base,
    mine: { name: 'Strategy', color: '#B91C1C' },
    theirs: { name: 'Strategic work', teamId: sampleTeams[0]?.teamId ?? '' },
  },
  sampleTeams,
);

const meta = {
  title: 'Flows/Tags/Tag Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
/** White is hardly seen on the light background; its text is readable nevertheless. */
export const NearBackground = state('editing.filling', { form: { ...base, color: '#fefefe' } });
export const WithErrors = state('editing.filling', {
  form: { ...base, name: '', color: 'red' },
  errors: { name: { rule: 'required' }, color: { rule: 'regex' } },
});
/** Another tag has this name: the two can be merged. */
export const Twin = state('editing.filling', {
  id: sampleTag.id,
  base,
  form: { ...base, name: 'needs  DESIGN' },
  errors: { name: { message: 'A tag with this name already exists.' } },
  failure: {
    kind: 'conflict',
    message: 'A tag with this name already exists.',
    otherId: sampleTags[0]?.id ?? '',
  },
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** By keyboard: the name of another tag is rejected and replaced, and a colour selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tag-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard(' STRATEGIC {Enter}');
    await expect(await canvas.findByRole('link', { name: 'Open that tag' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Quarterly');
    await userEvent.click(canvas.getByRole('radio', { name: 'Green' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Olive' })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Hex value' })).toHaveValue('#4D7C0F');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const { tags } = await api.getTags({});
      const made = tags.find((tag) => tag.name === 'Quarterly');
      await expect(made?.color).toBe('#4D7C0F');
    });
  }),
};

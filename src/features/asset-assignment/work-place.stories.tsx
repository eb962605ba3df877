import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { workPlaceMachine } from '#machines/asset-assignment/work-place.machine.ts';
import type { WorkPlaceForm } from '#machines/asset-assignment/work-place.ts';
import type { PartForm } from '#machines/records/part-form.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { WorkPlaceDialog } from './work-place-dialog.tsx';

const input = { parentId: 'employee-ben', part: { workPlace: 'Office', version: 0 } };
const typed = { form: { workPlace: 'At home' }, base: { workPlace: 'Office' } };

const meta = {
  title: 'Flows/Asset Assignment/Work Place',
  tags: ['autodocs'],
  args: { context: typed },
  render: ({ context }, { parameters }) => (
    <WorkPlaceDialog
      name="Ben Okafor"
      actor={frozenActor(workPlaceMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<PartForm<WorkPlaceForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'work-place', state: 'editing.filling' } };
export const WithError: Story = {
  parameters: { flow: 'work-place', state: 'editing.filling' },
  args: { context: { ...typed, errors: { workPlace: { rule: 'required' } } } },
};
export const Stale: Story = {
  parameters: { flow: 'work-place', state: 'editing.stale' },
  args: { context: { ...typed, ...outdated } },
};
export const Deleted: Story = {
  parameters: { flow: 'work-place', state: 'editing.deleted' },
  args: { context: { ...typed, ...outdated } },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'work-place', state: 'editing.parentDeleted' },
  args: { context: { ...typed, ...outdated } },
};
export const Saving: Story = { parameters: { flow: 'work-place', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'work-place', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'work-place', state: 'closed' } };

function Live() {
  return <WorkPlaceDialog name="Ben Okafor" actor={useStoryActor(workPlaceMachine, { input })} />;
}

/** By keyboard: the field cannot be blank; Enter saves. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-place' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: /Work place/ });
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(field, 'At home{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

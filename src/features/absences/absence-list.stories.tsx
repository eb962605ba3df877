import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exampleAbsence, exampleAbsences } from '#machines/absences/absence.fixtures.ts';
import { absenceListMachine } from '#machines/absences/absence-list.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava, retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { AbsenceListScreen } from './absence-list.screen.tsx';

const input = { employeeId: exampleAbsence.employeeId, today: '2026-03-11' };
const about = { parentId: exampleAbsence.employeeId, part: exampleAbsence };

const meta = {
  title: 'Flows/Absences/Absence List',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { absences: exampleAbsences }, children: {}, canEdit: true },
  render: ({ context, children, canEdit }, { parameters: { state } }) => (
    <AbsenceListScreen
      isOwn={canEdit}
      canEdit={canEdit}
      onRetry={fn()}
      actor={frozenActor(absenceListMachine, { state, input, context, children })}
    />
  ),
} satisfies Meta<
  Pick<FrozenSnapshot<typeof absenceListMachine>, 'context' | 'children'> & { canEdit: boolean }
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'absence-list', state: 'loading' },
  args: { context: { absences: null } },
};
export const Reloading: Story = { parameters: { flow: 'absence-list', state: 'loading' } };
export const Shown: Story = { parameters: { flow: 'absence-list', state: 'shown.resting' } };
export const Arabic: Story = {
  parameters: { flow: 'absence-list', state: 'shown.resting' },
  globals: { language: 'ar' },
};
export const NoAbsences: Story = {
  parameters: { flow: 'absence-list', state: 'shown.resting' },
  args: { context: { absences: [] } },
};
/** Everyone sees the days of others, and not the reasons. */
export const OfOthers: Story = {
  parameters: { flow: 'absence-list', state: 'shown.resting' },
  args: {
    canEdit: false,
    context: { absences: exampleAbsences.map((each) => ({ ...each, kind: null, note: null })) },
  },
};
export const Refreshing: Story = {
  parameters: { flow: 'absence-list', state: 'shown.refreshing' },
};
/** The dialog has a separate machine, with separate stories; so has the question. */
export const Filling: Story = {
  parameters: { flow: 'absence-list', state: 'filling' },
  args: { children: { form: { state: 'editing.filling', input: about } } },
};
export const Deleting: Story = {
  parameters: { flow: 'absence-list', state: 'deleting' },
  args: { children: { deletion: { state: 'confirming', input: about } } },
};
export const Unavailable: Story = { parameters: { flow: 'absence-list', state: 'unavailable' } };

const Live = retried(({ onRetry }) => (
  <AbsenceListScreen
    isOwn
    canEdit
    onRetry={onRetry}
    actor={useStoryActor(absenceListMachine, {
      input: { employeeId: 'employee-ava', today: '2033-05-01' },
    })}
  />
));

/** Loads at the second attempt; Ava adds a day of training, and deletes it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'absence-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Add absence' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add absence' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect((await dialog.findAllByText('First day is required'))[0]).toBeVisible();
    for (const name of [/First day/, /Last day/]) {
      const [part] = await dialog.findAllByRole('spinbutton', { name });
      await userEvent.click(part ?? document.body);
      await userEvent.keyboard('05022033');
    }
    await userEvent.click(await dialog.findByRole('switch', { name: /Half day/ }));
    // The first one is in the summary of errors.
    const [, reason] = dialog.getAllByRole('button', { name: /Reason/ });
    await userEvent.click(reason ?? document.body);
    await userEvent.click(await screen.findByRole('option', { name: 'Training' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText(/2033, half day/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Delete/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete absence?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByText(/2033, half day/)).toBeNull());
  }),
};

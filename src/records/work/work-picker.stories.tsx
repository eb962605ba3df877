import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { billing, selectedReview, portal, review } from '#machines/work/work.fixtures.ts';
import type { Work } from '#machines/work/work.ts';
import { workPickerMachine, type WorkPickerContext } from '#machines/work/work-picker.machine.ts';
import { serverError } from '#machines/testing/fixtures.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { WorkFinder } from './work-finder.tsx';
import { WorkPicker } from './work-picker.tsx';

const found = { recent: [selectedReview], found: [portal, review, billing], total: 3 };

interface Args {
  context: Partial<WorkPickerContext>;
  value: Work | null;
}

const meta = {
  title: 'Flows/Work/Work Picker',
  tags: ['autodocs'],
  args: { context: found, value: null },
  render: ({ context, value }, { parameters }) => (
    <WorkFinder
      actor={frozenActor(workPickerMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
      value={value}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.typing' },
  args: { context: { ...found, text: 'port' } },
};
export const Searching: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.searching' },
  args: { context: {} },
};
export const Found: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  args: { value: selectedReview },
};
/** The text has found a project of which the user is a member: a task can be added there. */
export const FoundByText: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  args: { context: { ...found, text: 'as-001' } },
};
export const NoMatches: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  args: { context: { text: 'zzz' } },
};
export const NoProjects: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  args: { context: {} },
};
export const LoadingMore: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.loadingMore' },
  args: { context: { ...found, total: 40 } },
};
export const MoreFailed: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.moreFailed' },
  args: { context: { ...found, total: 40, cause: 'down' } },
};
export const Failed: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.failed' },
  args: { context: { text: 'port', cause: 'down' } },
};
export const Naming: Story = {
  parameters: { flow: 'work-picker', state: 'naming' },
  args: { context: { project: portal } },
};
/** The server has rejected the task: the input is still there. */
export const Rejected: Story = {
  parameters: { flow: 'work-picker', state: 'naming' },
  args: { context: { project: portal, name: 'Write the manual', problem: serverError } },
};
export const Creating: Story = {
  parameters: { flow: 'work-picker', state: 'creating' },
  args: { context: { project: portal, name: 'Write the manual' } },
};
export const Selected: Story = { parameters: { flow: 'work-picker', state: 'selected' } };
export const LongTexts: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  args: {
    context: {
      text: ' ',
      found: [
        { ...portal, projectDisplayString: longText },
        { ...review, taskDisplayString: longText },
      ],
      total: 2,
    },
  },
};
export const Arabic: Story = { ...FoundByText, globals: { language: 'ar' } };

function Live({ onSubmit }: { onSubmit: () => void }) {
  const actor = useStoryActor(workPickerMachine);
  const [selected, setSelectedWork] = useState<Work | null>(null);
  useEmitted(actor, { 'work.selected': ({ work }) => setSelectedWork(work) });
  return (
    <>
      <div onSubmit={onSubmit}>
        <WorkFinder actor={actor} value={null} />
      </div>
      <output>{selected?.taskDisplayString}</output>
    </>
  );
}

/** Records whether the form around the picker is submitted, too. */
const sentAround = fn();

/**
 * The search fails at first; then a project is found, and gets a new task that is selected at once.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-picker' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live onSubmit={sentAround} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, clock }: World = loaded['world'];
    await screen.findAllByRole('option', { name: /^AS-/ });
    setScenario('server-down');
    const field = canvas.getByRole('combobox', { name: 'Search projects and tasks' });
    await userEvent.type(field, 'AS-001');
    clock.advance(200);
    const again = await screen.findByRole('option', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await userEvent.click(
      await screen.findByRole('option', { name: 'New task in AS-001 Intranet' }),
    );
    const name = await screen.findByRole('textbox', { name: 'Task name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Write the manual{Enter}');
    await expect(
      await canvas.findByText(/Write the manual$/, { selector: 'output' }),
    ).toBeInTheDocument();
    await expect(sentAround).not.toHaveBeenCalled();
  }),
};

function Field() {
  const [value, setValue] = useState<Work | null>(selectedReview);
  return <WorkPicker label="Project and task" value={value} onChange={setValue} />;
}

/** The button shows the selection, opens the finder and gets the focus back. */
export const OpenedByButton: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Field />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const button = () => canvas.getByRole('button', { name: /^Project and task/ });
    await expect(button()).toHaveTextContent('AS-001 Portal · AS-001-T2 Review');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findAllByRole('option', { name: /^AS-/ });
    const none = await screen.findByRole('button', { name: 'No project' });
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.click(none);
    await waitFor(() => expect(button()).toHaveTextContent('Project and task'));
    await waitFor(() => expect(button()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [first] = await screen.findAllByRole('option', { name: /^AS-/ });
    const selected = first?.textContent ?? '';
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(selected).toContain((button().textContent ?? '').split(' · ').at(-1));
  }),
};

export const Blocked: Story = {
  parameters: { flow: 'work-picker', state: 'choosing.found' },
  render: () => (
    <WorkPicker
      label="Project and task"
      value={selectedReview}
      onChange={() => undefined}
      blockedBecause="Saving your last change…"
    />
  ),
};

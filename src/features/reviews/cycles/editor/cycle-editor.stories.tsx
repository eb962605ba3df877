import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cycleEditorMachine } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import { emptyCycle, validateCycle } from '#machines/reviews/cycles/cycle-editor.ts';
import {
  exampleCandidates,
  exampleChoices,
  exampleNewCycle,
} from '#machines/reviews/cycles/cycle.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { CycleEditorScreen } from './cycle-editor.screen.tsx';

const children = {
  candidates: {
    state: 'shown',
    input: { search: firstPage },
    context: { rows: exampleCandidates, total: 3, shownSearch: firstPage },
  },
};
const input = { newId: 'c1c1e000-0000-4000-8000-0000000000ff', persisted: null };
const lacking = {
  people: exampleCandidates.slice(1),
  total: 4,
  counts: [
    { check: 'NoUser' as const, count: 1 },
    { check: 'NoManager' as const, count: 3 },
  ],
};

const meta = {
  title: 'Flows/Reviews/Cycle Editor',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add']), withRouter],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const known = { choices: exampleChoices, form: exampleNewCycle, base: emptyCycle };
    const snapshot = { state, input, context: { ...known, ...context }, children };
    return <CycleEditorScreen actor={frozenActor(cycleEditorMachine, snapshot)} />;
  },
} satisfies Meta<{ context: FrozenSnapshot<typeof cycleEditorMachine>['context'] }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'cycle-editor', state: 'loading' } };
export const Unavailable: Story = { parameters: { flow: 'cycle-editor', state: 'unavailable' } };
export const Offering: Story = { parameters: { flow: 'cycle-editor', state: 'offering' } };
export const Who: Story = { parameters: { flow: 'cycle-editor', state: 'filling.who.selecting' } };
export const SelectingAll: Story = {
  parameters: { flow: 'cycle-editor', state: 'filling.who.selectingAll' },
};
export const Narrowing: Story = {
  parameters: { flow: 'cycle-editor', state: 'filling.who.narrowing' },
};
export const Workflow: Story = { parameters: { flow: 'cycle-editor', state: 'filling.workflow' } };
export const Dates: Story = { parameters: { flow: 'cycle-editor', state: 'filling.dates' } };
export const Checking: Story = {
  parameters: { flow: 'cycle-editor', state: 'filling.check.loading' },
};
export const Shown: Story = {
  parameters: { flow: 'cycle-editor', state: 'filling.check.shown' },
  args: { context: { lacking } },
};
export const NobodyLacks: Story = {
  ...Shown,
  args: { context: { lacking: { people: [], total: 0, counts: [] } } },
};
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const CheckFailed: Story = {
  parameters: { flow: 'cycle-editor', state: 'filling.check.failed' },
};
export const Creating: Story = { parameters: { flow: 'cycle-editor', state: 'creating' } };
export const Saved: Story = { parameters: { flow: 'cycle-editor', state: 'saved' } };
export const NobodySelected: Story = {
  ...Who,
  args: { context: { form: emptyCycle, errors: { employeeIds: { rule: 'required' } } } },
};
export const WithErrors: Story = {
  ...Dates,
  args: { context: { form: emptyCycle, errors: validateCycle(emptyCycle) } },
};
export const NotCreated: Story = {
  ...NobodyLacks,
  args: {
    context: {
      lacking: { people: [], total: 0, counts: [] },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};

function Live() {
  return <CycleEditorScreen actor={useStoryActor(cycleEditorMachine, { input })} />;
}

/** Going back keeps who was selected; the check says who lacks what. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-editor' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Select all \d+ matches/ }));
    const count = await canvas.findByText(/^[2-9]\d* people selected$/);
    const before = count.textContent ?? '';
    await next();
    await expect(await canvas.findByRole('list', { name: 'Steps' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByText(before)).toBeVisible();
    await next();
    await next();
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Spring review');
    await next();
    await waitFor(() =>
      expect(canvas.getAllByText(/Period is required/).length).toBeGreaterThan(0),
    );
  }),
};

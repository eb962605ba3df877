import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import {
  exampleChanges,
  exampleProgress,
} from '#machines/engagements/engagement/parts/engagement-extras.fixtures.ts';
import {
  engagementMachine,
  getActivityName,
  type EngagementView,
} from '#machines/engagements/engagement/engagement.machine.ts';
import {
  bareActivity,
  buildDetail,
  exampleActivity,
  exampleDetail,
  exampleHead,
  exampleStage,
  noReport,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { NotFound } from '#page/entry/not-found.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../engagements.fixtures.tsx';
import { serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { EngagementScreen } from './engagement.screen.tsx';

const edit = withRights(['engagements.basic', 'engagements.edit', 'clients.basic']);

const meta = {
  title: 'Flows/Engagements/Engagement',
  tags: ['autodocs'],
  decorators: [edit, withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = FrozenSnapshot<typeof engagementMachine>;
type Children = NonNullable<Snapshot['children']>;

const { id } = exampleDetail.engagement;
const parts: Children = {
  progress: { state: 'shown', input: { id }, context: { stages: exampleProgress } },
  client: { state: 'closed', input: { detail: exampleDetail } },
  orders: { state: 'resting', input: { report: noReport } },
  print: { state: 'resting', input: { id } },
};
const cards = Object.fromEntries(
  [exampleActivity, bareActivity].map((activity) => [
    getActivityName(activity.activityId),
    { src: 'activity', state: 'completion.notDone', input: { activity, report: noReport } },
  ]),
) as Children;

interface Shown {
  context?: Snapshot['context'];
  children?: Children;
}

const screenProps = () => ({
  clock: { now: () => Date.parse('2026-03-05T10:00:00Z') },
  onAddress: fn(),
  notFound: <NotFound onBack={fn()} />,
});

const state = (name: string, { context = {}, children = {} }: Shown = {}) => ({
  parameters: { flow: 'engagement', state: name },
  render: () => (
    <EngagementScreen
      {...screenProps()}
      actor={frozenActor(engagementMachine, {
        state: name,
        input: { id, canEdit: true, view: 'overview', stageId: null },
        context: { detail: exampleDetail, ...context },
        children: context.detail === null ? {} : { ...parts, ...children },
      })}
    />
  ),
});

const stagesView = {
  view: 'stages' as const,
  stageId: exampleStage.stageId,
  activityIds: [exampleActivity.activityId, bareActivity.activityId],
};
const inStages: Shown = { context: stagesView, children: cards };
const unread: Shown = { context: { detail: null } };

export const Loading = state('loading', unread);
export const Selecting = state('content.view.selecting');
export const Overview = state('content.view.overview');
export const OverviewWithoutType = state('content.view.overview', {
  context: {
    detail: {
      ...exampleDetail,
      engagement: { ...exampleDetail.engagement, projectType: null, client: null },
    },
  },
});
export const Stages = state('content.view.stages', inStages);
export const NoStages = state('content.view.stages', {
  context: { detail: buildDetail([]), view: 'stages' },
});
export const EmptyStage = state('content.view.stages', {
  context: { view: 'stages', stageId: exampleDetail.engagement.stages[2]?.stageId ?? null },
});
export const Dark = { ...state('content.view.stages', inStages), globals: { theme: 'dark' } };
export const Arabic = { ...state('content.view.stages', inStages), globals: { language: 'ar' } };
/** Everything that changes something says which right is missing. */
export const Reader = {
  ...state('content.view.stages', inStages),
  decorators: [withRights(['engagements.basic'])],
};
export const TenantView = state('content.view.stages', {
  ...inStages,
  context: { ...stagesView, isTenantView: true },
});
export const Current = state('content.record.current');
export const Refreshing = state('content.record.refreshing', inStages);
export const Outdated = state('content.record.outdated', {
  context: { ...stagesView, cause: 'unreachable' },
  children: cards,
});
export const Switching = state('content.record.switching');
export const Lost = state('content.record.lost');
export const NoDialog = state('content.dialog.closed');
export const Filling = state('content.dialog.filling', {
  children: { form: { state: 'editing.filling', input: { parentId: id, part: exampleHead } } },
});
export const StageEdited = state('content.dialog.stage', {
  ...inStages,
  children: {
    ...cards,
    stage: { state: 'editing.filling', input: { parentId: id, part: exampleStage } },
  },
});
export const ActivityEdited = state('content.dialog.activity', {
  ...inStages,
  children: {
    ...cards,
    activityForm: {
      state: 'editing.filling',
      input: { parentId: `${id} ${exampleStage.stageId}`, part: exampleActivity },
    },
  },
});
export const Removing = state('content.dialog.removing', {
  ...inStages,
  children: {
    ...cards,
    removal: {
      state: 'confirming',
      input: { part: { kind: 'stage', id: 's', name: 'Discovery', activities: 2 } },
    },
  },
});
export const Deleting = state('content.dialog.deleting', {
  children: {
    deletion: {
      state: 'confirming',
      input: { id },
      context: { deletion: { stages: 3, activities: 3, notes: 2, docs: 2, actions: 4 } },
    },
  },
});
export const HistoryOpen = state('content.dialog.history', {
  children: {
    history: { state: 'shown', input: { id }, context: { changes: exampleChanges, total: 3 } },
  },
});
export const Unavailable = state('unavailable', { context: { detail: null, cause: 'down' } });
export const NotThere = state('notFound', unread);
export const Deleted = state('deleted');

function Live({ engagementId }: { engagementId: string }) {
  const [address, onAddress] = useState<{ view: EngagementView; stageId: string | null }>({
    view: 'overview',
    stageId: null,
  });
  const actor = useStoryActor(engagementMachine, {
    input: { id: engagementId, canEdit: true, ...address },
  });
  useLayoutEffect(() => actor.send({ type: 'address.change', ...address }), [actor, address]);
  return (
    <EngagementScreen {...screenProps()} clock={serverClock} actor={actor} onAddress={onAddress} />
  );
}

/** Loads at the second attempt; Ava writes a note, and adds an activity to the active stage. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement' },
  loaders: [withEngagement],
  beforeEach: serverDown,
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    return <Live engagementId={engagement.id} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Stages' }));
    const cardsList = within(await canvas.findByRole('list', { name: 'Activities' }));
    await expect(await cardsList.findAllByRole('listitem')).toHaveLength(2);
    const [write] = cardsList.getAllByRole('button', { name: 'Add Notes' });
    await userEvent.click(write as HTMLElement);
    await userEvent.type(await cardsList.findByRole('textbox', { name: 'Note' }), 'Remember it.');
    await userEvent.click(cardsList.getByRole('button', { name: 'Save' }));
    await expect(await cardsList.findByText('Remember it.', { selector: 'bdi' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Activity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Activity' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Description/ }), 'Follow up');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await cardsList.findByText('Follow up')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** A dialog leaves the focus at the menu that opened it, and a removal at what follows. */
export const LeavesDialogs: Story = {
  parameters: { flow: 'engagement' },
  loaders: [withEngagement],
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    return <Live engagementId={engagement.id} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const hasFocus = (name: RegExp | string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    const choose = async (menu: RegExp | string, item: RegExp | string) => {
      await userEvent.click(canvas.getByRole('button', { name: menu }));
      await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    };
    await userEvent.click(await canvas.findByRole('radio', { name: 'Stages' }));
    await canvas.findByRole('list', { name: 'Activities' });
    const workshop = /^Actions for .*Hold the workshop/;
    for (const item of [/^Move to stage/, 'Edit Activity', /^Move to stage/, 'Edit Activity']) {
      await choose(workshop, item);
      // The only stage: there is none to move to.
      if (item instanceof RegExp) await userEvent.keyboard('{Escape}');
      else {
        await screen.findByRole('dialog');
        await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
        await userEvent.keyboard('{Escape}');
      }
      await hasFocus(workshop);
    }
    await choose('More actions', 'History');
    await userEvent.click(await canvas.findByRole('button', { name: 'Close history' }));
    await hasFocus('More actions');
    await choose('More actions', 'View as tenant');
    await userEvent.click(await canvas.findByRole('button', { name: 'Exit tenant view' }));
    await hasFocus('More actions');
    await choose(workshop, 'Remove Activity');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await hasFocus(/^Actions for .*Write the offer/);
  }),
};

const focused = () => document.activeElement as HTMLElement | null;

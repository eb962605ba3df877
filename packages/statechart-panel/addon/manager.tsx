import * as React from 'react';
import {
  PREVIEW_INITIALIZED,
  STORY_CHANGED,
  STORY_RENDER_PHASE_CHANGED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons, types, useParameter, useStorybookApi, type API } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { channelLink } from '../core/link/channel.ts';
import type { Command } from '../core/link/protocol.ts';
import { createPanelStore, type PanelStore } from '../view/panel-store.ts';
import { replayShared } from '../view/replay-shared.ts';
import { openStorage, resumeStored, storeInteraction } from '../view/stored-interaction.ts';
import { Panel } from '../view/panel/panel.tsx';

// The manager's builder compiles JSX to calls of a global React.
Object.assign(globalThis, { React });

/** The options in a story's `parameters.statechart`. */
interface Parameters {
  /** Links to the contract's documentation: an address with `{operation}`, or one per operation. */
  contract?: string | Record<string, string>;
}

const panelId = 'statechart-panel/panel';

addons.register('statechart-panel', (api) => {
  const channel = addons.getChannel();
  const storage = openStorage();
  const link = channelLink(channel);
  const store = createPanelStore(link);
  const send = (command: Command) => link.send(command);
  // The story's page may also reload with the same story.
  for (const event of [STORY_CHANGED, PREVIEW_INITIALIZED]) {
    channel.on(event, () => store.reset());
  }
  channel.on(STORY_RENDER_PHASE_CHANGED, () => store.greet());

  // An interaction belongs to one story, so its address must not carry over to another. Until the
  // story is rendered, Storybook itself updates the address.
  let rendered: string | undefined;
  channel.on(STORY_RENDERED, (story: string) => {
    const isOther = rendered !== undefined && rendered !== story;
    rendered = story;
    if (isOther && api.getQueryParam('interaction') !== undefined)
      api.applyQueryParams({ interaction: null });
  });

  const shared = getSharedInteraction();
  const stored = resumeStored({ store, send, story: storyInAddress(), shared, storage });
  const error = stored ?? (shared === null ? null : replayShared(shared, store, send));
  if (error) {
    api.togglePanel(true);
    api.setSelectedPanel(panelId);
  }
  addEventListener('pagehide', () =>
    storeInteraction(store.read(), getSharedInteraction(), storage),
  );

  addons.add(panelId, {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (
      <ManagerPanel isActive={active ?? false} send={send} store={store} error={error} />
    ),
  });
});

interface ManagerPanelProps {
  isActive: boolean;
  send: (command: Command) => void;
  store: PanelStore;
  /** The error of the interaction in the address, if any. */
  error: Promise<string | null> | null;
}

/** The panel in Storybook's page. Once opened it stays mounted, so that typed input is not lost. */
function ManagerPanel({ isActive, send, store, error }: ManagerPanelProps) {
  const api = useStorybookApi();
  const { base } = useTheme();
  const { contract } = useParameter<Parameters>('statechart', {});
  const [wasActive, setWasActive] = React.useState(isActive);
  if (isActive && !wasActive) setWasActive(true);
  const [message, setMessage] = React.useState<string | null>(null);
  React.useEffect(() => {
    void error?.then(setMessage);
  }, [error]);
  if (!wasActive) return null;
  return (
    <Panel
      store={store}
      send={send}
      theme={base}
      isHidden={!isActive}
      error={message}
      onErrorDismiss={() => setMessage(null)}
      interactionStory={getInteractionStory(api)}
      onShare={(interaction) => {
        api.applyQueryParams({ interaction }, { replace: true });
        return Promise.resolve(addressWith(interaction));
      }}
      addressWith={addressWith}
      contractAddress={(operation) =>
        typeof contract === 'string'
          ? contract.replace('{operation}', operation)
          : contract?.[operation]
      }
    />
  );
}

const getSharedInteraction = (): string | null =>
  new URL(location.href).searchParams.get('interaction');

/** The id of the story in the page's address. */
const storyInAddress = (): string | null =>
  /^\/story\/(.+)$/.exec(new URL(location.href).searchParams.get('path') ?? '')?.[1] ?? null;

/** Storybook updates the page's address asynchronously. */
function addressWith(interaction: string): string {
  const address = new URL(location.href);
  address.searchParams.set('interaction', interaction);
  return address.href;
}

/**
 * The story of the same component that is tagged as an interaction, unless it is the current one.
 */
function getInteractionStory(api: API) {
  const shown = api.getCurrentStoryData();
  const interaction = Object.values(api.getIndex()?.entries ?? {}).find(
    (entry) => entry.title === shown?.title && entry.tags?.includes('interaction'),
  );
  if (!interaction || interaction.id === shown?.id) return undefined;
  return {
    title: interaction.name,
    address: `?path=/story/${interaction.id}`,
    open: () => api.selectStory(interaction.id),
  };
}

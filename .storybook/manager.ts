import { addons } from 'storybook/manager-api';

// Who comes here walks charts: their panel is the one that is open, and tall enough for a chart.
addons.setConfig({
  selectedPanel: 'statechart-panel/panel',
  layout: { bottomPanelHeight: 440 },
  // A list of what nobody came for makes every page slower to open.
  sidebar: { collapsedRoots: ['screens', 'shell', 'ui', 'panel'] },
  layoutCustomisations: {
    /** Beside the pages about Storybook itself there is nothing to show. */
    showPanel: ({ storyId }: { storyId: string | undefined }, isShown: boolean) =>
      isShown && !/^(?:start|contract)-/.test(storyId ?? ''),
  },
});

import { addons } from 'storybook/manager-api';

// Storybook is mainly used to test charts: their panel is open by default, and tall enough for a
// chart.
addons.setConfig({
  selectedPanel: 'statechart-panel/panel',
  layout: { bottomPanelHeight: 440 },
  // Expanded sidebar groups make every page slower to open.
  sidebar: { collapsedRoots: ['screens', 'shell', 'ui', 'panel'] },
  layoutCustomisations: {
    /** The panel has nothing to show on pages about Storybook itself. */
    showPanel: ({ storyId }: { storyId: string | undefined }, isShown: boolean) =>
      isShown && !/^(?:start|contract)-/.test(storyId ?? ''),
  },
});

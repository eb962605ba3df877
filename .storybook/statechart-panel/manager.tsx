import * as React from 'react';
import { addons, types } from 'storybook/manager-api';

// The manager's builder turns JSX into calls of a React that it expects to be at hand.
Object.assign(globalThis, { React });

addons.register('statechart-panel', () => {
  addons.add('statechart-panel/panel', {
    type: types.PANEL,
    title: 'Statechart',
    render: ({ active }) => (active ? <p>No chart.</p> : null),
  });
});

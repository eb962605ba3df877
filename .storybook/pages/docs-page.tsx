import { DocsContext, DocsPage } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { flows } from '../charts.ts';
import { FlowPage } from './flow-page.tsx';
import type { FlowStory } from './flow-story.ts';

/** The docs page of a flow is built from its chart, any other from its stories. */
export default function StoriesDocsPage() {
  const stories = useContext(DocsContext).componentStories();
  const shown = stories.find(({ parameters }) => typeof parameters?.['flow'] === 'string');
  const flow = flows.find(({ id }) => id === shown?.parameters?.['flow']);
  if (!flow) return <DocsPage />;
  return (
    <div className="sb-unstyled">
      <FlowPage
        flow={flow}
        stories={stories.map(({ id, name, parameters }): FlowStory => ({
          id,
          name,
          state: typeof parameters?.['state'] === 'string' ? parameters['state'] : null,
        }))}
      />
    </div>
  );
}

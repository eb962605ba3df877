import { Panel, type PanelProps } from '../view/panel/panel.tsx';
import type { PretendStory } from './pretend-story.ts';

interface StageProps extends Omit<PanelProps, 'store' | 'send'> {
  story: PretendStory;
  width?: number;
  height?: number;
}

/** The panel at its default size in Storybook: below the story. */
export function Stage({ story, width = 1200, height = 360, ...props }: StageProps) {
  return (
    <div style={{ blockSize: height, inlineSize: width, maxInlineSize: '100%' }}>
      <Panel {...props} store={story.store} send={story.send} />
    </div>
  );
}

import type { ReactNode } from 'react';
import { PanelRoot } from '../view/panel-root.tsx';

interface TabStageProps {
  theme?: 'light' | 'dark' | undefined;
  /** Pixels. */
  width?: number | undefined;
  children: ReactNode;
}

/** One tab on the panel's background, as wide as a pane. */
export function TabStage({ theme, width = 760, children }: TabStageProps) {
  return (
    <PanelRoot theme={theme}>
      <div style={{ inlineSize: width, maxInlineSize: '100%' }}>{children}</div>
    </PanelRoot>
  );
}

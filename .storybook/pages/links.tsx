import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { getContractAddress, findCall } from '../contract-address.ts';

interface StoryLinkProps {
  /** Id of a story or of a docs page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Opens another story without reloading Storybook. */
export function StoryLink({ to, className, children }: StoryLinkProps) {
  const viewMode = to.endsWith('--docs') ? 'docs' : 'story';
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!isPlain || window === window.top) return;
    event.preventDefault();
    addons.getChannel().emit(SELECT_STORY, { storyId: to, viewMode });
  };
  return (
    <a className={className} href={`./?path=/${viewMode}/${to}`} target="_top" onClick={open}>
      {children}
    </a>
  );
}

/** Opens the contract's section about a call in a new tab. */
export function CallLink({ operation }: { operation: string }) {
  return (
    <a href={getContractAddress(operation)} target="_blank" rel="noreferrer">
      {findCall(operation) ? operation : `${operation} (not in the contract)`}
    </a>
  );
}

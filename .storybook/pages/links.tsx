import type { MouseEvent, ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { operations } from '#openapi/generated/operations.ts';

interface StoryLinkProps {
  /** Id of a story or of a docs page. */
  to: string;
  className?: string;
  children: ReactNode;
}

/** Opens another story in Storybook, without loading Storybook anew. */
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

/** Where main.ts serves what `npm run contract:docs` has built. */
export const contractAddress = `${import.meta.env.BASE_URL}reference/index.html`;

/** What the contract says of a call, in a tab of its own. */
export function CallLink({ operation }: { operation: string }) {
  const call = callOf(operation);
  return (
    <a href={contractAddress + anchorOf(operation)} target="_blank" rel="noreferrer">
      {call ? operation : `${operation} (not in the contract)`}
    </a>
  );
}

export const callOf = (operation: string) =>
  operation in operations ? operations[operation as keyof typeof operations] : null;

/** As the reference names its sections. */
const anchorOf = (operation: string): string =>
  `#/${callOf(operation)?.area ?? ''}/${operation.toLowerCase()}`;

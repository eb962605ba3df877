import type { StoryContext } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { fn, screen, within } from 'storybook/test';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { NotFound } from '#page/not-found.tsx';
import { loadWorld, type World } from './world.ts';

/** The state of a static list. */
export const createStaticListState = () => ({
  search: firstPage,
  onSearch: fn(),
  hiddenColumns: [],
  onHiddenColumns: fn(),
  onRetry: fn(),
  onCopyAddress: fn(),
});

/** The state of an interactive list: its search is stored in React state instead of the address. */
export function useStoryListState() {
  const [search, onSearch] = useState<ListSearch>(firstPage);
  const [staticState] = useState(createStaticListState);
  return { ...staticState, search, onSearch };
}

/** The page props of a static form. */
export const staticForm = { notFound: <NotFound onBack={fn()} />, onRetry: fn() };

/** The page props of a static view. */
export const staticView = { ...staticForm, onCopyAddress: fn() };

/** The input of a form: for the record with this id, or for a new one. */
export const formInput = (id: string | null = null) => ({ id, sourceId: null, persisted: null });

/** The message of a part's dialog when someone else saved first. */
export const outdated = { rejection: 'Kira Novak changed this in the meantime.', isOutdated: true };

/** Mounts the page again on each retry, as the app does. */
export function retried<Props extends object>(
  Page: ComponentType<Props & { onRetry: () => void }>,
) {
  return function Retried(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Page {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  };
}

/** The demo world for the record interactions. */
export const ava = loadWorld('ava', 'aster');

/**
 * The same, with the data that an interaction needs: loaders run in parallel, and this one must run
 * after the world is loaded.
 */
export const avaKnowing =
  <Known extends object>(read: () => Promise<Known>) =>
  async (context: Parameters<typeof ava>[0]): Promise<{ world: World } & Known> => {
    const { world } = await ava(context);
    return { world, ...(await read()) };
  };

/** For `beforeEach`: if the story's steps are played, the server is down at first. */
export function serverDown({ loaded }: Pick<StoryContext, 'loaded'>): void {
  const { setScenario }: World = loaded['world'];
  setScenario('server-down');
}

type Steps = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** The server is up again, and the user retries. */
export async function tryAgain({ canvas, userEvent, loaded }: Steps): Promise<void> {
  const { setScenario }: World = loaded['world'];
  const again = await canvas.findByRole('button', { name: 'Try again' });
  setScenario('healthy-network');
  await userEvent.click(again);
}

/** The prompt that asks which values to keep, after someone else saved first. */
export const conflictQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else saved first' }));

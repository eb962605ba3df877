import type { StoryContext } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { fn, screen, within } from 'storybook/test';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { NotFound } from '#page/not-found.tsx';
import { loadWorld, type World } from './world.ts';

/** Where a list stands that nobody touches. */
export const createStaticListState = () => ({
  search: firstPage,
  onSearch: fn(),
  hiddenColumns: [],
  onHiddenColumns: fn(),
  onRetry: fn(),
  onCopyAddress: fn(),
});

/** Where a list stands that is walked: its search is kept in place of an address. */
export function useStoryListState() {
  const [search, onSearch] = useState<ListSearch>(firstPage);
  const [staticState] = useState(createStaticListState);
  return { ...staticState, search, onSearch };
}

/** What a form knows of a page that nobody leaves. */
export const staticForm = { notFound: <NotFound onBack={fn()} />, onRetry: fn() };

/** What a view knows of such a page. */
export const staticView = { ...staticForm, onCopyAddress: fn() };

/** The input of a form: for the record with this id, or for a new one. */
export const formInput = (id: string | null = null) => ({ id, sourceId: null, persisted: null });

/** What the dialog of a part says where somebody else was faster. */
export const outdated = { rejection: 'Kira Novak changed this in the meantime.', isOutdated: true };

/** As a page of the app is: begun afresh with each try. */
export function retried<Props extends object>(
  Page: ComponentType<Props & { onRetry: () => void }>,
) {
  return function Retried(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Page {...props} key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
  };
}

/** The world in which the records are walked. */
export const ava = loadWorld('ava', 'aster');

/** The same, and what a walk has to know of it: loaders begin together, and this one comes after. */
export const avaKnowing =
  <Known extends object>(read: () => Promise<Known>) =>
  async (context: Parameters<typeof ava>[0]): Promise<{ world: World } & Known> => {
    const { world } = await ava(context);
    return { world, ...(await read()) };
  };

/** For `beforeEach`: where the story's steps are played, the server is down at first. */
export function serverDown({ loaded }: Pick<StoryContext, 'loaded'>): void {
  const { setScenario }: World = loaded['world'];
  setScenario('server-down');
}

type Steps = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>;

/** The server is back, and the person tries again. */
export async function tryAgain({ canvas, userEvent, loaded }: Steps): Promise<void> {
  const { setScenario }: World = loaded['world'];
  const again = await canvas.findByRole('button', { name: 'Try again' });
  setScenario('fair-weather');
  await userEvent.click(again);
}

/** The question whose values are to stay, once somebody else was faster. */
export const conflictQuestion = async () =>
  within(await screen.findByRole('dialog', { name: 'Someone else saved first' }));

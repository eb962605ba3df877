import type { Preview } from '@storybook/react-vite';
import { scenarios } from '#mocks/scenarios/scenarios.ts';
import { demoPeople } from './fixtures/demo-people.ts';
import { pseudo, pseudoLanguage } from './pseudo.ts';
import { isTestRun } from './test-run.ts';

/** The user's choices for the stories, in addition to their arguments. */
export interface Choices {
  /** Id of a demo person, or `story`. */
  person: string;
  /** Name of a scenario, or `story`. */
  network: string;
  /** Whether an interaction story plays its steps. */
  play: 'byHand' | 'story';
  language: string;
  direction: 'language' | 'ltr' | 'rtl';
  theme: 'light' | 'dark' | 'system';
}

/** The value of a choice that leaves it to the story. */
export const asTheStory = 'story';

export const initialGlobals: Choices = {
  person: asTheStory,
  network: asTheStory,
  play: isTestRun() ? 'story' : 'byHand',
  language: 'en',
  direction: 'language',
  theme: 'system',
};

/** The choices as Storybook passes them to loaders, decorators and play functions. */
export const getChoices = (globals: Record<string, unknown>): Choices => ({
  ...initialGlobals,
  ...globals,
});

interface Item {
  value: string;
  title: string;
  right?: string;
  icon?: 'sun' | 'moon' | 'browser';
}

type GlobalType = NonNullable<Preview['globalTypes']>[string];
type Icon = NonNullable<GlobalType['toolbar']>['icon'];

const choice = (description: string, icon: Icon, items: Item[]) => ({
  description,
  toolbar: { title: description, icon, dynamicTitle: true, items },
});

const peopleItems: Item[] = [
  { value: asTheStory, title: 'Person: set by the story' },
  ...demoPeople.map(({ id, name, specialty }) => ({ value: id, title: name, right: specialty })),
];

const networkItems: Item[] = [
  { value: asTheStory, title: 'Network: set by the story' },
  ...scenarios.map(({ name, title }) => ({ value: name, title })),
];

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  person: choice('Demo person', 'user', peopleItems),
  network: choice('Network scenario', 'lightning', networkItems),
  play: choice('Steps of interaction stories', 'play', [
    { value: 'byHand', title: 'Interact manually' },
    { value: 'story', title: 'Play the steps' },
  ]),
  language: choice('Language', 'globe', [
    { value: 'en', title: 'English' },
    { value: 'fr', title: 'Français' },
    { value: 'es', title: 'Español' },
    { value: 'zh', title: '中文' },
    { value: 'ar', title: 'العربية' },
    { value: pseudoLanguage, title: pseudo('Longer, marked'), right: 'for testing' },
  ]),
  direction: choice('Direction', 'transfer', [
    { value: 'language', title: 'Direction: set by the language' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  theme: choice('Theme', 'circlehollow', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
    { value: 'system', title: 'Theme: system', icon: 'browser' },
  ]),
};

const width = (
  name: string,
  pixels: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
  type,
});

/** The widths of Storybook's viewport tool, whose reset is the full width. */
export const widths = {
  phone: width('Phone', 390, 844, 'mobile'),
  tablet: width('Tablet', 1024, 768, 'tablet'),
  desktop: width('Desktop', 1440, 900, 'desktop'),
};

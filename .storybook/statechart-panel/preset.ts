import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Storybook's preset of this addon: the panel in the manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  file('./manager.tsx'),
];

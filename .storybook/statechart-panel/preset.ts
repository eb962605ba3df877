import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The Storybook preset of this addon: adds the panel to the manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  file('./manager.tsx'),
];

/** The annotations that wrap every story. */
export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  file('./preview.ts'),
];

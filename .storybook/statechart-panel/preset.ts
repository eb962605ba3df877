import { fileURLToPath } from 'node:url';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Storybook's preset of this addon: the panel in the manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  file('./manager.tsx'),
];

/** What happens around every story. */
export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  file('./preview.ts'),
];

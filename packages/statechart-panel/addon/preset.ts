import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `.ts` in the repository, `.js` in the package. */
const isSource = extname(import.meta.url) === '.ts';
const file = (name: string, extension: string) =>
  fileURLToPath(new URL(`./${name}${isSource ? extension : '.js'}`, import.meta.url));

/** The Storybook preset of this addon: adds the panel to the manager. */
export const managerEntries = (entries: string[] = []): string[] => [
  ...entries,
  file('manager', '.tsx'),
];

/** The annotations that wrap every story. */
export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  file('preview', '.ts'),
];

import type { PageEntry } from '../../support/pages.ts';
import type { SaveEntry } from '../../support/save.ts';

/** The pages of components; they call no server. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/ui-elements': { href: '/ui-elements', reads: [], shows: /In Storybook/ },
  '/_tenant/multiselect': { href: '/multiselect', reads: [], shows: /In Storybook/ },
  '/_tenant/treeView': { href: '/treeView', reads: [], shows: /In Storybook/ },
  '/_tenant/draganddrop': { href: '/draganddrop', reads: [], shows: /In Storybook/ },
  '/_tenant/dnd-shipper': { href: '/dnd-shipper', reads: [], shows: /In Storybook/ },
  '/_tenant/vueGridLayout': { href: '/vueGridLayout', reads: [], shows: /In Storybook/ },
  '/_tenant/image-cropper': { href: '/image-cropper', reads: [], shows: /In Storybook/ },
  '/_tenant/listing': { href: '/listing', reads: [], shows: /Showing 1 - / },
};

/** They save nothing. */
export const saves: readonly SaveEntry[] = [];

import { buildAddress } from '#page/parameters/addresses.ts';

/** The demos in the order of their list. Each name is also a text key; `story` is in Storybook. */
export const demos = [
  { name: 'elements', address: buildAddress('/ui-elements'), story: 'UI/Button' },
  { name: 'multiselect', address: buildAddress('/multiselect'), story: 'UI/MultiSelect' },
  { name: 'tree', address: buildAddress('/treeView'), story: 'UI/Tree' },
  { name: 'order', address: buildAddress('/draganddrop'), story: 'Screens/UI Demo Pages' },
  { name: 'board', address: buildAddress('/dnd-shipper'), story: 'UI/Board' },
  { name: 'tiles', address: buildAddress('/vueGridLayout'), story: 'Screens/UI Demo Pages' },
  { name: 'listing', address: buildAddress('/listing'), story: 'Flows/Ui Demos/Sample List' },
  { name: 'cropper', address: buildAddress('/image-cropper'), story: 'UI/ImageCropper' },
] as const;

export type DemoName = (typeof demos)[number]['name'];

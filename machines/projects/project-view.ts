import { treeDepths, type TreeDepth } from './list/project-tree.ts';

/** How the projects are shown. */
export const projectViews = ['list', 'tree'] as const;
export type ProjectView = (typeof projectViews)[number];

/** The parameters of the address that the list of projects has besides those of any list. */
export interface TreeParameters {
  view?: ProjectView | undefined;
  levels?: TreeDepth | undefined;
}

/** Unknown values are set to undefined, so that an old link still opens. */
export const readTreeParameters = ({
  view,
  levels,
}: Readonly<Record<string, unknown>>): TreeParameters => ({
  view: projectViews.find((each) => each === view),
  levels: treeDepths.find((each) => each === Number(levels)),
});

import type { Schema } from '#openapi/client/index.ts';

type ProjectNode = Schema<'ProjectAnalyticsNode'>;

/** All projects of a tree, each before its descendants. */
export const flattenProjects = (nodes: readonly ProjectNode[]): ProjectNode[] =>
  nodes.flatMap((node) => [node, ...flattenProjects(node.subProjects)]);

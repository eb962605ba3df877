import { expect, it } from 'vitest';
import { testPaths } from '../testing/paths.suite.ts';
import { flattenProjects } from './flatten-projects.ts';
import { testModel } from './record-group.test-model.ts';

testPaths(testModel);

it('the record search finds a subproject too', () => {
  const node = (id: string, subProjects: ReturnType<typeof flattenProjects> = []) => ({
    id,
    projectName: id,
    code: id,
    projectWorkEffortTotal: 0 as never,
    isOwner: false,
    isWatching: false,
    unResolvedImpediment: 0,
    subProjects,
  });
  const tree = [node('a', [node('b', [node('c')])]), node('d')];
  expect(flattenProjects(tree).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

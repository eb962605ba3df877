import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-tree.test-model.ts';

testPaths(testModel);

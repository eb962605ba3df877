import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-list.test-model.ts';

testPaths(testModel);

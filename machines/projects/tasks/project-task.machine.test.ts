import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-task.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-task-conversion.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-task-deletion.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-task-move.test-model.ts';

testPaths(testModel);

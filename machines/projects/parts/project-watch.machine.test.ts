import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-watch.test-model.ts';

testPaths(testModel);

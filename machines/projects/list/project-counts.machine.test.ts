import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-counts.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-rows-export.test-model.ts';

testPaths(testModel);

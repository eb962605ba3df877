import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './project-export.test-model.ts';

testPaths(testModel);

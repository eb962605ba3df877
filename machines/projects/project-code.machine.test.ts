import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './project-code.test-model.ts';

testPaths(testModel);

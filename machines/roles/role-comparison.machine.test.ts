import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './role-comparison.test-model.ts';

testPaths(testModel);

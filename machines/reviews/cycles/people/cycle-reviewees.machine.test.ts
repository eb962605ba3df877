import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-reviewees.test-model.ts';

testPaths(testModel);

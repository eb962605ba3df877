import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-candidates.test-model.ts';

testPaths(testModel);

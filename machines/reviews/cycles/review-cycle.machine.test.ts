import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-cycle.test-model.ts';

testPaths(testModel);

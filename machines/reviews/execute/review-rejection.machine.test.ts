import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-rejection.test-model.ts';

testPaths(testModel);

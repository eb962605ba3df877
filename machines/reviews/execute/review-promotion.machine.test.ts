import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-promotion.test-model.ts';

testPaths(testModel);

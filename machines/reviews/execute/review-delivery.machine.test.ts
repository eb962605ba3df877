import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-delivery.test-model.ts';

testPaths(testModel);

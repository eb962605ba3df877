import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './review-acknowledgement.test-model.ts';

testPaths(testModel);

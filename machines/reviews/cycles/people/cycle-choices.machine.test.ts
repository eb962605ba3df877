import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-choices.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './cycle-removal.test-model.ts';

testPaths(testModel);

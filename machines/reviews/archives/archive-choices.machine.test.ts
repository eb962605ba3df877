import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './archive-choices.test-model.ts';

testPaths(testModel);

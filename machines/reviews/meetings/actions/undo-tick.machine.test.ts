import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './undo-tick.test-model.ts';

testPaths(testModel);

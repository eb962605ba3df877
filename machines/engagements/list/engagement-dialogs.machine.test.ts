import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './engagement-dialogs.test-model.ts';

testPaths(testModel);

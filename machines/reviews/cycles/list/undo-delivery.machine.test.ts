import { testPaths } from '../../../testing/paths.suite.ts';
import { testModel } from './undo-delivery.test-model.ts';

testPaths(testModel);

import { testPaths } from '../../testing/paths.suite.ts';
import { testModel } from './staff-review-form.test-model.ts';

testPaths(testModel);

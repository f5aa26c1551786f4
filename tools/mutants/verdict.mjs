/**
 * Did the tests notice? A test failed, or they came to no end, or not even all the tests that reach the place could be
 * run: then a test file could not be loaded, which Stryker takes for a success. (For what is computed as the code is
 * loaded it names no tests at all.)
 */
export const isCaught = ({ status, coveredBy = [], testsCompleted = 0 }) =>
  status === 'Killed' ||
  status === 'Timeout' ||
  status === 'RuntimeError' ||
  (status === 'Survived' && testsCompleted < Math.max(1, coveredBy.length));

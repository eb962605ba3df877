import React from 'react';

/**
 * Testing Library renders inside React's `act`, which exists only in React's development build. The
 * matrix runs the production build and waits for the page's content, so nothing has to be flushed.
 */
Object.assign(React, { act: <Result>(callback: () => Result): Result => callback() });

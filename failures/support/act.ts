import React from 'react';

/**
 * Testing Library renders inside React's `act`, which React has in its development build alone. The
 * matrix runs React as it ships and waits for what a page shows, so nothing has to be flushed.
 */
Object.assign(React, { act: <Result>(callback: () => Result): Result => callback() });

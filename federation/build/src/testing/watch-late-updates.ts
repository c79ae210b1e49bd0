import React from 'react';

/**
 * Detects state updates after a screen was unmounted, which React ignores silently.
 * @returns `late`: the updates since `leave` was called
 */
export function watchLateUpdates() {
  let isGone = false;
  let late: string[] = [];
  const { useState, useReducer } = React;
  const heard = new WeakMap<object, unknown>();
  const hear = <Setter extends (...args: never[]) => void>(set: Setter): Setter => {
    const known = heard.get(set) as Setter | undefined;
    if (known) return known;
    // An update after unmounting belongs to an unmounted screen.
    const generation = mounts;
    const wrapped = ((...args: never[]) => {
      if (isGone && generation === mounts) late.push('state set after the screen had left');
      set(...args);
    }) as Setter;
    heard.set(set, wrapped);
    return wrapped;
  };
  let mounts = 0;
  Object.assign(React, {
    useState: (...args: [unknown]) => {
      const [value, set] = useState(...args);
      return [value, hear(set)];
    },
    useReducer: (...args: Parameters<typeof useReducer>) => {
      const [value, dispatch] = useReducer(...args);
      return [value, hear(dispatch as never)];
    },
  });
  return {
    enter() {
      mounts += 1;
      isGone = false;
      late = [];
    },
    leave: () => (isGone = true),
    late: () => late,
    stop: () => Object.assign(React, { useState, useReducer }),
  };
}

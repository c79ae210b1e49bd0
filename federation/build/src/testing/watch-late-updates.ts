import React from 'react';

/**
 * Hears of every state that is set after its screen has left: React itself is silent about it.
 * @returns `late`, what was set since `leave` was told
 */
export function watchLateUpdates() {
  let isGone = false;
  let late: string[] = [];
  const { useState, useReducer } = React;
  const heard = new WeakMap<object, unknown>();
  const hear = <Setter extends (...args: never[]) => void>(set: Setter): Setter => {
    const known = heard.get(set) as Setter | undefined;
    if (known) return known;
    // A state set after the screen has left is one of a screen that has left.
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

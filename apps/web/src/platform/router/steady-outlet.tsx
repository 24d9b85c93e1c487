import { createContext, useContext, useRef } from 'react';
import { type Location, UNSAFE_DataRouterStateContext, useOutlet } from 'react-router';

/**
 * Does not render the page being left again while the next one loads. The router's state would render all of its links,
 * before the data of the next page are even requested.
 */
export function SteadyOutlet() {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const outlet = useOutlet();
  const shown = useRef({ state, outlet });
  if (state?.navigation.state !== 'loading') shown.current = { state, outlet };
  return (
    <PendingLocation.Provider value={state?.navigation.location}>
      <UNSAFE_DataRouterStateContext.Provider value={shown.current.state}>
        {shown.current.outlet}
      </UNSAFE_DataRouterStateContext.Provider>
    </PendingLocation.Provider>
  );
}

/** Where the visitor is going. On pages `useNavigation` stays idle. */
export function usePendingLocation(): Location | undefined {
  return useContext(PendingLocation);
}

const PendingLocation = createContext<Location | undefined>(undefined);

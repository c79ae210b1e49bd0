/**
 * Addresses of fake Google and Facebook for the product on that port; the servers are started by
 * the test.
 */
export function providersOf(port: string | number) {
  const at = (distance: number) => {
    const itsPort = Number(port) + distance;
    return { port: itsPort, origin: `http://127.0.0.1:${itsPort}` };
  };
  return { google: at(50), facebook: at(60) };
}

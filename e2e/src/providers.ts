/**
 * Where Google and Facebook are for the product on that port. Nobody listens there until a test
 * does: the product knows them before, as it knows theirs.
 */
export function providersOf(port: string | number) {
  const at = (distance: number) => {
    const itsPort = Number(port) + distance;
    return { port: itsPort, origin: `http://127.0.0.1:${itsPort}` };
  };
  return { google: at(50), facebook: at(60) };
}

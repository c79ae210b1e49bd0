/** Exit code 0 when the server of this machine is ready; the HEALTHCHECK of the image. */
const port = process.env.PORT ?? '3000';
const answer = await fetch(`http://127.0.0.1:${port}/ready`, {
  signal: AbortSignal.timeout(4000),
}).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;

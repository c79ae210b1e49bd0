import { z } from 'zod';

/** `mf_directory`, as in remote.json. */
export const RemoteName = z.string().regex(/^mf_[a-z]+(?:_[a-z]+)*$/);
/** `1.4.0-3fa9c1d2e4`: the package's version, then ten digits of what was built. */
export const ReleaseVersion = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{10}$/);
/** Parameters of a path with `:name`. */
export const RemoteParams = z.object({ name: RemoteName });

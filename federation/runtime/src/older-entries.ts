import * as core from '@module-federation/runtime-core';

/**
 * Entries built before 1.10.0 of federation-build contain half of a federation runtime, and look for
 * the other half here. Can go when no network has such a release live.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

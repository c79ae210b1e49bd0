import * as core from '@module-federation/runtime-core';

/**
 * Entries built by federation-build before 1.10.0 contain half of a federation runtime, and look for
 * the other half here. This file can go when no network has such a release live.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
